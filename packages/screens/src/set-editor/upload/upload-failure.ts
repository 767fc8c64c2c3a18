import { ApiError, hasStatus, NetworkError, type Told } from '../../api/errors.js';
import { uploadTexts } from '../../indonesian/upload.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** What a failed call says, and whether signing in again would help. */
export interface UploadFailure {
  sentence: Told;
  detail?: string;
  signIn: boolean;
}

/** What a failed call of the upload says; a view puts it into words. */
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

/** What is said beside a file that could not be sent. */
export function fileFailure(error: unknown, messages: ScreenTexts['upload'] = uploadTexts): Told {
  if (error instanceof NetworkError) return messages.fileOffline;
  return uploadFailure(error, messages).sentence;
}
