import { ApiError, MalformedAnswerError, NetworkError, type Told } from '../api/errors.js';
import type { ScreenTexts } from '../texts/site-texts.js';

/** Why a call failed, in few words: the server's own where it gave some. */
export function failureReason(error: unknown, messages: ScreenTexts['failure']): Told {
  if (error instanceof NetworkError) return messages.noConnection;
  if (error instanceof MalformedAnswerError) return messages.unreadable;
  // With a status of success only the answer itself says that it is none.
  if (error instanceof ApiError && error.status >= 400) {
    return error.told || messages.status(error.status);
  }
  return (error instanceof Error && error.message) || messages.unknown;
}
