import { ApiError, hasStatus, NetworkError, type Told } from '../../api/errors.js';
import { uploadTexts } from '../../indonesian/upload.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Sentence of a failed call, and whether signing in again would help. */
export interface UploadFailure {
  sentence: Told;
  detail?: string;
  signIn: boolean;
}

/** Failure of a call of the upload; a view puts it into words. */
export function uploadFailure(
  error: unknown,
  messages: ScreenTexts['upload'] = uploadTexts,
): UploadFailure {
  if (hasStatus(error, 401)) return { sentence: { code: 'session-ended' }, signIn: true };
  if (hasStatus(error, 403)) return { sentence: { code: 'token-refused' }, signIn: true };
  const sentence = (error instanceof ApiError && error.told) || messages.failed;
  if (error instanceof NetworkError) {
    return { sentence, detail: messages.offline, signIn: false };
  }
  return { sentence, signIn: false };
}

/** Sentence beside a file that could not be sent. */
export function fileFailure(error: unknown, messages: ScreenTexts['upload'] = uploadTexts): Told {
  if (error instanceof NetworkError) return messages.fileOffline;
  return uploadFailure(error, messages).sentence;
}
