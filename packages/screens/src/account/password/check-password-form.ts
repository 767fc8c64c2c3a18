import { checkNewPassword, PASSWORD_SENTENCES } from '../../messages/worded-rules.js';

/** What is typed. */
export interface PasswordForm {
  current: string;
  next: string;
  confirm: string;
}

/** Sentences by field; a field that is fine is absent. */
export type PasswordProblems = Partial<Record<keyof PasswordForm, string>>;

/** Judges a change of password; `undefined` when it can be sent. */
export function checkPasswordForm(form: PasswordForm): PasswordProblems | undefined {
  const next = checkNewPassword(form.next);
  const problems: PasswordProblems = {
    ...(form.current === '' && { current: PASSWORD_SENTENCES.REQUIRED }),
    ...(next !== undefined && { next }),
    ...(form.confirm !== form.next && { confirm: PASSWORD_SENTENCES.CONFIRMATION }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
