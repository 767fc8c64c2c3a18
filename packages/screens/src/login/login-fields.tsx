'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Cluster } from '@bank-soal/ui/cluster';
import { Form } from '@bank-soal/ui/form';
import { PasswordField } from '@bank-soal/ui/password-field';
import { TextField } from '@bank-soal/ui/text-field';
import { useLoginMessages } from '../messages/login.js';
import { ForgotPassword } from './forgot-password.js';

/** What is typed. */
export interface LoginForm {
  /** As typed; the server compares it without regard to case. */
  email: string;
  /** As typed; spaces count. */
  password: string;
  /** Whether the session outlives the tab. */
  remember: boolean;
}

/** Where the sign-in stands. */
export type LoginState =
  | { status: 'idle' }
  | { status: 'submitting' }
  | {
      status: 'failed';
      /** What the banner says. */
      sentence: string;
      /** What would help, when there is more to say. */
      detail?: string;
    };

/** Props of {@link LoginFields}. */
export interface LoginFieldsProps {
  form: LoginForm;
  onFormChange: (part: Partial<LoginForm>) => void;
  state: LoginState;
  onSubmit: () => void;
}

/** The form itself, its banner above it. */
export function LoginFields({ form, onFormChange, state, onSubmit }: LoginFieldsProps) {
  const loginMessages = useLoginMessages();
  const submitting = state.status === 'submitting';

  return (
    <Form aria-label={loginMessages.submit} onSubmit={onSubmit}>
      {state.status === 'failed' && (
        <Alert tone="danger" title={state.sentence}>
          {state.detail}
        </Alert>
      )}
      <TextField
        type="email"
        name="email"
        size="lg"
        label={loginMessages.email}
        placeholder={loginMessages.emailPlaceholder}
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        required
        value={form.email}
        onChange={(event) => onFormChange({ email: event.target.value })}
      />
      <PasswordField
        name="password"
        size="lg"
        label={loginMessages.password}
        showLabel={loginMessages.showPassword}
        hideLabel={loginMessages.hidePassword}
        required
        value={form.password}
        onChange={(event) => onFormChange({ password: event.target.value })}
      />
      <Cluster justify="between">
        <Checkbox
          name="remember"
          label={loginMessages.remember}
          checked={form.remember}
          onChange={(event) => onFormChange({ remember: event.target.checked })}
        />
        <ForgotPassword />
      </Cluster>
      <Button type="submit" variant="primary" size="lg" width="full" busy={submitting}>
        {submitting ? loginMessages.submitting : loginMessages.submit}
      </Button>
    </Form>
  );
}
