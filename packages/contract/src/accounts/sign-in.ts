import type { Failure } from '../common/failures.js';

/** Judges the sign-in form. */
export function checkSignIn(form: { email: string; password: string }): Failure | undefined {
  const isWhole = form.email.trim() !== '' && form.password !== '';
  return isWhole ? undefined : { code: 'required', what: 'credentials' };
}

/** Why the campus's own sign-in led to none: what stands behind `#masalah=` of the login page. */
export const SIGN_IN_PROBLEMS = [
  'oidc-denied',
  'oidc-expired',
  'oidc-invalid',
  'account-refused',
  'address-missing',
  'address-taken',
  'account-disabled',
  'provider-unavailable',
] as const;

/** Why the campus's own sign-in led to none. */
export type SignInProblem = (typeof SIGN_IN_PROBLEMS)[number];

/** Tells whether a word is such a problem. */
export function isSignInProblem(word: string): word is SignInProblem {
  return (SIGN_IN_PROBLEMS as readonly string[]).includes(word);
}

/**
 * Cookie in which a browser tells who is signed in there, so that the site's next page can be drawn for them:
 * the number of an account whose session outlives the tab, or {@link SOMEBODY}. It is no key: whoever makes
 * it up sees an empty frame, and no answer.
 */
export const SIGNED_IN_COOKIE = 'bank-soal-signed-in';

/** Value of the cookie for a session that ends with its tab, which no other tab of the browser may see. */
export const SOMEBODY = 'tab';
