import { ApiError, NetworkError } from '../../api/errors.js';
import type { Messages } from '../../messages/messages.js';
import { SIGN_IN_SENTENCES, signInSentence } from '../../messages/worded-rules.js';
import { loginMessages } from '../login-messages.js';

/** What is filled in to sign in. */
export type SignInField = 'email' | 'password';

/** What the banner above the form says. */
export interface SignInFailure {
  /** What went wrong. */
  sentence: string;
  /** What the sentence concerns, when it is known. */
  fields?: readonly SignInField[];
  /** What would help, when there is more to say. */
  detail?: string;
}

const TOO_MANY = 429;
const CONCERNS: Readonly<Record<number, readonly SignInField[]>> = {
  401: ['password'],
  404: ['email'],
};

/** The banner of a refused sign-in, by what went wrong. */
export function signInFailure(
  error: unknown,
  { waitSeconds }: Pick<Messages['login'], 'waitSeconds'> = loginMessages,
): SignInFailure {
  if (error instanceof NetworkError) return { sentence: signInSentence(undefined) };
  if (!(error instanceof ApiError)) return { sentence: SIGN_IN_SENTENCES.FAILED };
  const sentence = signInSentence(error.status);
  const fields = CONCERNS[error.status];
  if (fields) return { sentence, fields };
  if (error.status !== TOO_MANY) return { sentence };
  const { message, retryAfter } = error;
  if (message !== '') return { sentence, detail: message };
  if (retryAfter === undefined) return { sentence };
  return { sentence, detail: waitSeconds(String(retryAfter)) };
}
