import { ApiError, hasStatus, NetworkError, type Told } from '../../api/errors.js';
import { accountTexts } from '../../indonesian/account.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Words a change of password that failed; the server says when the current one is wrong. */
export function passwordFailure(
  error: unknown,
  messages: Pick<ScreenTexts['account'], 'offline' | 'failed' | 'wait'> = accountTexts,
): { sentence: Told; detail?: string | undefined } {
  if (hasStatus(error, 401)) return { sentence: { code: 'session-ended' } };
  if (error instanceof NetworkError) return { sentence: messages.offline };
  const answer = error instanceof ApiError ? error.told : '';
  const seconds = error instanceof ApiError ? error.retryAfter : undefined;
  return {
    sentence: answer || messages.failed,
    detail: seconds === undefined ? undefined : messages.wait(String(seconds)),
  };
}
