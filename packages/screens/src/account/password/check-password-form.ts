import { checkNewPassword, PASSWORD } from '@bank-soal/contract/accounts';
import type { Failure } from '@bank-soal/contract/common';

/** The typed values. */
export interface PasswordForm {
  current: string;
  next: string;
  confirm: string;
}

/** Problems by field; a valid field is absent. */
export type PasswordProblems = Partial<Record<keyof PasswordForm, Failure>>;

/** Judges a change of password; `undefined` when it can be sent. */
export function checkPasswordForm(form: PasswordForm): PasswordProblems | undefined {
  const next = checkNewPassword(form.next);
  const problems: PasswordProblems = {
    ...(form.current === '' && { current: PASSWORD.required }),
    ...(next !== undefined && { next }),
    ...(form.confirm !== form.next && {
      confirm: { code: 'confirmation-differs' } as const,
    }),
  };
  return Object.keys(problems).length === 0 ? undefined : problems;
}
