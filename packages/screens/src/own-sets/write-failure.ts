import { ApiError, hasStatus } from '../api/errors.js';
import type { Messages } from '../messages/messages.js';
import { SESSION_ENDED, UPLOAD_SENTENCES } from '../messages/worded-rules.js';
import type { WriteFailure } from '../set-editor/index.js';
import { ownSetsMessages } from './own-sets-messages.js';

/** Words a change that failed; the server's sentence counts, as everywhere. */
export function writeFailure(
  error: unknown,
  messages: Messages['ownSets'] = ownSetsMessages,
): WriteFailure {
  if (hasStatus(error, 401)) return { sentence: SESSION_ENDED, signIn: true };
  if (hasStatus(error, 403)) return { sentence: UPLOAD_SENTENCES.FORBIDDEN, signIn: true };
  const answer = error instanceof ApiError ? error.sentence : '';
  return { sentence: answer || messages.writeFailed, signIn: false };
}
