import { ApiError, hasStatus, type Told } from '../api/errors.js';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { ScreenTexts } from '../texts/site-texts.js';

/** What a change that failed says; the server's word counts, as everywhere. */
export function writeFailure(
  error: unknown,
  messages: ScreenTexts['ownSets'] = ownSetsTexts,
): { sentence: Told; signIn: boolean } {
  if (hasStatus(error, 401)) return { sentence: { code: 'session-ended' }, signIn: true };
  if (hasStatus(error, 403)) return { sentence: { code: 'token-refused' }, signIn: true };
  const answer = error instanceof ApiError ? error.told : '';
  return { sentence: answer || messages.writeFailed, signIn: false };
}
