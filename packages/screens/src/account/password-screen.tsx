'use client';

import { useState } from 'react';
import { useChangePassword } from '../data/use-password.js';
import { checkPasswordForm, type PasswordForm } from './check-password-form.js';
import { passwordFailure } from './password-failure.js';
import { type PasswordState, PasswordView } from './password-view.js';

/** Changes one's own password; the session goes on with a new token. */
export function PasswordScreen({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirm: '' });
  const [state, setState] = useState<PasswordState>({ status: 'idle' });
  const changePassword = useChangePassword();

  async function submit() {
    if (state.status === 'busy') return;
    const problems = checkPasswordForm(form);
    if (problems) {
      setState({ status: 'invalid', problems });
      return;
    }
    setState({ status: 'busy' });
    try {
      await changePassword({ current: form.current, next: form.next });
      setState({ status: 'saved' });
    } catch (error) {
      setState({ status: 'failed', ...passwordFailure(error) });
    }
  }

  return (
    <PasswordView
      form={form}
      state={state}
      onChange={(part) => setForm((before) => ({ ...before, ...part }))}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
