import { ACCOUNT_SENTENCES } from '@bank-soal/contract/sentences';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { ApiError, type Explanation, hasStatus, NetworkError } from '../../api/errors.js';
import { useChangePassword } from '../../data/accounts/use-password.js';
import { accountTexts } from '../../indonesian/account.js';
import { refusesInput } from '../../model/field-problems.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import { useWording, wordedFields } from '../../texts/use-wording.js';
import { checkPasswordForm, type PasswordForm } from './check-password-form.js';
import { editedPasswordState, type PasswordState } from './password-state.js';
import { PasswordView } from './password-view.js';

/** Words a change of password that failed; the server says when the current one is wrong. */
export function passwordFailure(
  error: unknown,
  messages: Pick<ScreenTexts['account'], 'offline' | 'failed' | 'wait'> = accountTexts,
): { sentence: Explanation; detail?: string | undefined } {
  if (hasStatus(error, 401)) return { sentence: { code: 'session-ended' } };
  if (error instanceof NetworkError) return { sentence: messages.offline };
  const answer = error instanceof ApiError ? error.explanation : '';
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return {
    sentence: answer || messages.failed,
    detail: seconds === undefined ? undefined : messages.wait(String(seconds)),
  };
}

/** Changes one's own password; the session goes on with a new token. */
export function PasswordScreen({ onClose }: { onClose: () => void }) {
  const [form, setForm] = useState<PasswordForm>({ current: '', next: '', confirm: '' });
  const [state, setState] = useState<PasswordState>({ status: 'idle' });
  const changePassword = useChangePassword();
  const accountMessages = useTexts(accountTexts);
  const inWords = useWording(ACCOUNT_SENTENCES);

  async function submit() {
    if (state.status === 'busy') return;
    const problems = checkPasswordForm(form);
    if (problems) {
      setState({ status: 'invalid', problems: wordedFields(problems, inWords) });
      return;
    }
    setState({ status: 'busy' });
    try {
      await changePassword({ current: form.current, next: form.next });
      setState({ status: 'saved' });
    } catch (error) {
      const failure = passwordFailure(error, accountMessages);
      const sentence = inWords(failure.sentence);
      setState({ status: 'failed', ...failure, sentence, ofInput: refusesInput(error) });
    }
  }

  return (
    <PasswordView
      form={form}
      state={state}
      onChange={(part) => {
        setForm((before) => ({ ...before, ...part }));
        setState((before) => editedPasswordState(before, part));
      }}
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
