import { SESSION_ENDED } from '@bank-soal/contract/rules-sign-in';
import { ApiError, hasStatus, NetworkError } from '../api/errors.js';
import { accountMessages } from '../messages/account.js';

/** Words a change of password that failed; the server says when the current one is wrong. */
export function passwordFailure(error: unknown): { sentence: string; detail?: string } {
  if (hasStatus(error, 401)) return { sentence: SESSION_ENDED };
  if (error instanceof NetworkError) return { sentence: accountMessages.offline };
  const told = error instanceof ApiError ? error.message : '';
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return {
    sentence: told || accountMessages.failed,
    detail: seconds === undefined ? undefined : accountMessages.wait(String(seconds)),
  };
}
