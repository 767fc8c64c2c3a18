import type { Failure } from '../common/failures.js';
import { PASSWORD_MAX, PASSWORD_MIN } from '../common/limits.js';

/** Problems of a password, as schemas name them too. */
export const PASSWORD = {
  required: { code: 'required', what: 'password' },
  tooShort: { code: 'too-short', what: 'password', min: PASSWORD_MIN },
  tooLong: { code: 'too-long', what: 'password', max: PASSWORD_MAX },
} as const satisfies Record<string, Failure>;

/** Judges a new password. */
export function checkNewPassword(password: string): Failure | undefined {
  if (password === '') return PASSWORD.required;
  if (password.length < PASSWORD_MIN) return PASSWORD.tooShort;
  return password.length > PASSWORD_MAX ? PASSWORD.tooLong : undefined;
}
