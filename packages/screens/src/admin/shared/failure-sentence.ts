import { ApiError, NetworkError } from '../../api/errors.js';
import type { Messages } from '../../messages/messages.js';
import { adminMessages } from './admin-messages.js';

/** What a failed call says: the server's sentence when there is one, else the screen's. */
export function failureSentence(error: unknown, fallback: string): string {
  return (error instanceof ApiError && error.sentence) || fallback;
}

/** The reason inside a sentence such as 'Gagal menyimpan dosen: {reason}'. */
export function failureReason(
  error: unknown,
  unknown: string,
  { offline }: Pick<Messages['admin'], 'offline'> = adminMessages,
): string {
  if (error instanceof NetworkError) return offline;
  return failureSentence(error, unknown);
}
