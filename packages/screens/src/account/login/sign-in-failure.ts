import { isSignInProblem } from '@bank-soal/contract/accounts';
import { ApiError, type Explanation, NetworkError } from '../../api/errors.js';
import { loginTexts } from '../../indonesian/login.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

export type SignInField = 'email' | 'password';

/** Banner above the form. */
export interface SignInFailure {
  /** The failure. */
  sentence: Explanation;
  /** Fields that the sentence concerns, when they are known. */
  fields?: readonly SignInField[];
  /** A hint that helps, when there is more to say. */
  detail?: Explanation;
}

const TOO_MANY = 429;
/** Sentence of a status, of a server without codes too. */
const BY_STATUS: Readonly<Record<number, Pick<SignInFailure, 'sentence' | 'fields'>>> = {
  401: { sentence: { code: 'wrong-password' }, fields: ['password'] },
  403: { sentence: { code: 'account-disabled' } },
  404: { sentence: { code: 'unknown-email' }, fields: ['email'] },
};

/**
 * The banner of a sign-in by the campus that led to none.
 *
 * @param problem what the login page was opened with; whoever wrote the address may have made it up
 */
export function campusProblem(problem: string): SignInFailure {
  return { sentence: { code: isSignInProblem(problem) ? problem : 'oidc-invalid' } };
}

/** The same where the code that it led to was refused. */
export function codeFailure(
  error: unknown,
  words: Pick<ScreenTexts['login'], 'failed' | 'offline' | 'waitSeconds'>,
): SignInFailure {
  const isRefused = error instanceof ApiError && (error.status === 401 || error.status === 400);
  return isRefused ? { sentence: { code: 'oidc-expired' } } : signInFailure(error, words);
}

/** The same by the status alone with which a form without scripts was refused. */
export const statusFailure = (
  status: number,
  { failed }: Pick<ScreenTexts['login'], 'failed'>,
): SignInFailure => BY_STATUS[status] ?? { sentence: failed };

/** The banner of a refused sign-in, by what went wrong. */
export function signInFailure(
  error: unknown,
  {
    failed,
    offline,
    waitSeconds,
  }: Pick<ScreenTexts['login'], 'failed' | 'offline' | 'waitSeconds'> = loginTexts,
): SignInFailure {
  if (error instanceof NetworkError) return { sentence: offline };
  if (!(error instanceof ApiError)) return { sentence: failed };
  if (error.failure?.code === 'password-closed') return { sentence: { code: 'password-closed' } };
  const known = BY_STATUS[error.status];
  if (known) return known;
  const sentence = failed;
  if (error.status !== TOO_MANY) return { sentence };
  const { explanation, retryAfter } = error;
  if (explanation !== '') return { sentence, detail: explanation };
  if (retryAfter === undefined) return { sentence };
  return { sentence, detail: waitSeconds(String(retryAfter)) };
}
