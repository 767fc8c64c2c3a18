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
