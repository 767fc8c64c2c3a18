import { Alert } from '@bank-soal/ui/alert';
import { AuthLayout, AuthLead } from '@bank-soal/ui/auth-layout';
import { FeatureStrip } from '@bank-soal/ui/feature-strip';
import { BrandMark, PageHeader } from '@bank-soal/ui/frame';
import { FilterIcon, KeyIcon, LibraryIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { useId } from 'react';
import { loginTexts } from '../../indonesian/login.js';
import type { LoginFieldsProps } from './login-fields.js';
import type { SignInWays } from './login-state.js';
import { LoginWays } from './login-ways.js';

export interface LoginViewProps extends Omit<LoginFieldsProps, 'bannerId' | 'isSecond'> {
  /** By what one signs in here. */
  ways: SignInWays;
  /** Address of the department's own mark; the built-in one when absent. */
  logo?: string;
}

/** The login screen as it looks: the form, and what one gets behind it. */
export function LoginView({ logo, ...fields }: LoginViewProps) {
  const loginMessages = useTexts(loginTexts);
  const bannerId = useId();
  const { state } = fields;
  const { questions, questionsText, filter, filterText, solutions, solutionsText } = loginMessages;
  const features = [
    { icon: <LibraryIcon size={20} />, title: questions, text: questionsText },
    { icon: <FilterIcon size={20} />, title: filter, text: filterText },
    { icon: <KeyIcon size={20} />, title: solutions, text: solutionsText },
  ];
  return (
    <AuthLayout
      aside={
        <FeatureStrip direction="column" aria-label={loginMessages.features} items={features} />
      }
    >
      <Stack gap="lg">
        <BrandMark size="lg" name={null} src={logo} />
        <PageHeader
          size="2xl"
          title={loginMessages.title}
          description={
            <AuthLead
              notice={
                state.status === 'failed' && (
                  <Alert key={state.attempt} id={bannerId} tone="danger" title={state.sentence}>
                    {state.detail}
                  </Alert>
                )
              }
            >
              {loginMessages.lead}
            </AuthLead>
          }
        />
        <LoginWays {...fields} bannerId={bannerId} />
      </Stack>
    </AuthLayout>
  );
}
