import { Button } from '@bank-soal/ui/button';
import { Checkbox } from '@bank-soal/ui/checkbox';
import { Cluster } from '@bank-soal/ui/cluster';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { TextField } from '@bank-soal/ui/text-field';
import { useLayoutEffect, useRef } from 'react';
import { useFocusInvalid } from '../../browser/use-focus-invalid.js';
import { loginTexts } from '../../indonesian/login.js';
import { ForgotPassword } from './forgot-password.js';
import type { LoginForm, LoginState } from './login-state.js';
import type { SignInField } from './sign-in-failure.js';

export interface LoginFieldsProps {
  form: LoginForm;
  onFormChange: (part: Partial<LoginForm>) => void;
  state: LoginState;
  onSubmit: () => void;
  /** Address that takes the form by POST before and without scripts. */
  postTo?: string | undefined;
  /** Id of the banner, which describes the fields that it concerns. */
  bannerId: string;
  /** Another way in stands before it. */
  isSecond?: boolean;
}

/** The form itself; its banner stands above it. */
export function LoginFields({
  form,
  onFormChange,
  state,
  onSubmit,
  postTo,
  bannerId,
  isSecond = false,
}: LoginFieldsProps) {
  const loginMessages = useTexts(loginTexts);
  const submitting = state.status === 'submitting';
  const fields = useRef<HTMLFormElement>(null);
  useFocusInvalid(fields, (state.status === 'failed' && state.attempt) || 0);
  // Input from before hydration is in the fields, and React does not know of it.
  useLayoutEffect(() => {
    if (!fields.current) return;
    const typed = new FormData(fields.current);
    const textOf = (name: 'email' | 'password') => `${typed.get(name) ?? ''}`;
    if (textOf('email') || textOf('password'))
      onFormChange({ email: textOf('email'), password: textOf('password') });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once
  }, []);
  const markOf = (field: SignInField) =>
    state.status === 'failed' &&
    state.fields?.includes(field) && { 'aria-invalid': true, 'aria-describedby': bannerId };

  return (
    <Form ref={fields} aria-label={loginMessages.submit} onSubmit={onSubmit} postTo={postTo}>
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
        {...markOf('email')}
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
        {...markOf('password')}
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
      <Button
        type="submit"
        variant={isSecond ? 'secondary' : 'primary'}
        size="lg"
        width="full"
        busy={submitting}
      >
        {submitting ? loginMessages.submitting : loginMessages.submit}
      </Button>
    </Form>
  );
}
