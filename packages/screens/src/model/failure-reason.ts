import { ApiError, MalformedAnswerError, NetworkError } from '../api/errors.js';
import { failureMessages } from '../messages/failure.js';

/** Why a call failed, in few words: the server's own where it gave some. */
export function failureReason(error: unknown): string {
  if (error instanceof NetworkError) return failureMessages.noConnection;
  if (error instanceof MalformedAnswerError) return failureMessages.unreadable;
  if (error instanceof ApiError) return error.message || failureMessages.status(error.status);
  return (error instanceof Error && error.message) || failureMessages.unknown;
}
