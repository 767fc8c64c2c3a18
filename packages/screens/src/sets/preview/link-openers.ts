import { isKeyClosed } from '../../model/sets/lock-of.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

type Who = keyof ScreenTexts['preview']['sharing']['opens'];

/**
 * Audience of a set's link, the time at which it opens to them, and whether its key stays closed to visitors.
 *
 * @param forVisitors the set as visitors see it, `null` where they see none, `undefined` where that is unknown
 * @param isStudent the person here is neither a lecturer nor an administrator, and sees it
 */
export function linkOpeners(
  { release }: QuestionSet,
  forVisitors: QuestionSet | null | undefined,
  isStudent: boolean,
  now: number,
): { who: Who; from?: string; keyClosed?: boolean } {
  if (forVisitors) return { who: 'public', keyClosed: isKeyClosed(forVisitors) };
  if (!release) return { who: isStudent ? 'users' : 'signedIn' };
  const { visibility, availableFrom } = release;
  if (visibility === 'owner') return { who: 'owner' };
  const later = availableFrom !== null && Date.parse(availableFrom) > now;
  if (later) return { who: visibility, from: availableFrom };
  // A bank that asks everyone to sign in shows visitors nothing, whatever a set says.
  return { who: visibility === 'public' ? 'signedIn' : visibility };
}
