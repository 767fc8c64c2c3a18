import { ApiError, type Explanation, MalformedAnswerError, NetworkError } from '../api/errors.js';
import type { ScreenTexts } from '../texts/site-texts.js';

/** Explanation of a failed call: the server's when there is one, else the screen's. */
export function explanationOf(error: unknown, fallback: string): Explanation {
  return (error instanceof ApiError && error.explanation) || fallback;
}

/** Why a call failed, in few words: the server's own where it gave some. */
export function failureReason(error: unknown, messages: ScreenTexts['failure']): Explanation {
  if (error instanceof NetworkError) return messages.noConnection;
  if (error instanceof MalformedAnswerError) return messages.unreadable;
  // With a status of success only the answer itself says that it is none.
  if (error instanceof ApiError && error.status >= 400) {
    return error.explanation || messages.status(error.status);
  }
  return (error instanceof Error && error.message) || messages.unknown;
}
