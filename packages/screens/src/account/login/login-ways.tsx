import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Separator } from '@bank-soal/ui/separator';
import { Stack } from '@bank-soal/ui/stack';
import { useState } from 'react';
import { loginTexts } from '../../indonesian/login.js';
import { CampusButton } from './campus-button.js';
import { LoginFields, type LoginFieldsProps } from './login-fields.js';
import type { SignInWays } from './login-state.js';

export interface LoginWaysProps extends Omit<LoginFieldsProps, 'isSecond'> {
  ways: SignInWays;
}

/** The ways in: the campus's own first, then the form. */
export function LoginWays({ ways, ...fields }: LoginWaysProps) {
  const { adminPassword, or } = useTexts(loginTexts);
  const [opened, setOpened] = useState(false);
  if (ways.status === 'loading') return <LoadingStatus />;
  const { campus, password } = ways;
  if (campus === undefined) return <LoginFields {...fields} />;
  const isHidden = password === 'admin' && !opened;
  return (
    <Stack gap="lg">
      <CampusButton {...campus} />
      {isHidden ? (
        <Button variant="link" size="sm" onClick={() => setOpened(true)}>
          {adminPassword}
        </Button>
      ) : (
        <>
          <Separator>{password === 'admin' ? adminPassword : or}</Separator>
          <LoginFields {...fields} isSecond />
        </>
      )}
    </Stack>
  );
}
