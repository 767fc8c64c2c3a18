import type { Failure } from '../common/failures.js';

/** Judges the sign-in form. */
export function checkSignIn(form: { email: string; password: string }): Failure | undefined {
  const isWhole = form.email.trim() !== '' && form.password !== '';
  return isWhole ? undefined : { code: 'required', what: 'credentials' };
}
