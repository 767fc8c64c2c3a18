import { type Explanation, hasStatus, NetworkError } from '../../api/errors.js';
import { uploadTexts } from '../../indonesian/upload.js';
import { explanationOf } from '../../model/failure-reason.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Sentence of a failed call, and whether signing in again would help. */
export interface UploadFailure {
  sentence: Explanation;
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
  const sentence = explanationOf(error, messages.failed);
  if (error instanceof NetworkError) {
    return { sentence, detail: messages.offline, signIn: false };
  }
  return { sentence, signIn: false };
}

/** Sentence beside a file that could not be sent. */
export function fileFailure(
  error: unknown,
  messages: ScreenTexts['upload'] = uploadTexts,
): Explanation {
  if (error instanceof NetworkError) return messages.fileOffline;
  return uploadFailure(error, messages).sentence;
}
