import { ApiError, hasStatus, NetworkError } from '../api/errors.js';
import type { Messages } from '../messages/messages.js';
import { SESSION_ENDED, UPLOAD_SENTENCES } from '../messages/worded-rules.js';
import { uploadMessages } from './upload-messages.js';

/** What a failed call says, and whether signing in again would help. */
export interface UploadFailure {
  sentence: string;
  detail?: string;
  signIn: boolean;
}

/**
 * Words a failed call of the upload. The sentence comes from the contract or the server; a view
 * puts it into the host's words.
 */
export function uploadFailure(
  error: unknown,
  messages: Messages['upload'] = uploadMessages,
): UploadFailure {
  if (hasStatus(error, 401)) return { sentence: SESSION_ENDED, signIn: true };
  if (hasStatus(error, 403)) return { sentence: UPLOAD_SENTENCES.FORBIDDEN, signIn: true };
  const sentence = (error instanceof ApiError && error.sentence) || UPLOAD_SENTENCES.FAILED;
  if (error instanceof NetworkError) {
    return { sentence, detail: messages.offline, signIn: false };
  }
  return { sentence, signIn: false };
}

/** The sentence beside a file that could not be sent. */
export function fileFailure(error: unknown, messages: Messages['upload'] = uploadMessages): string {
  if (error instanceof NetworkError) return messages.fileOffline;
  if (error instanceof ApiError && error.sentence !== '') return uploadFailure(error).sentence;
  return UPLOAD_SENTENCES.FAILED;
}
