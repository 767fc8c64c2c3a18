import { isKeyClosed } from '../../model/sets/lock-of.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { ScreenTexts } from '../../texts/site-texts.js';

/** Who can open the link of a set, and what of it stays closed. */
export interface LinkOpeners {
  who: keyof ScreenTexts['preview']['sharing']['opens'];
  /** When it opens, ISO 8601; absent: now. */
  from?: string;
  /** Its key is not open to visitors. */
  keyClosed?: boolean;
}

/**
 * Tells who can open the link of a set.
 *
 * @param forVisitors the set as visitors see it, `null` where they see none, `undefined` where that is unknown
 * @param isStudent the person here is neither a lecturer nor an administrator, and sees it
 */
export function linkOpeners(
  { release }: QuestionSet,
  forVisitors: QuestionSet | null | undefined,
  isStudent: boolean,
  now: number,
): LinkOpeners {
  if (forVisitors) return { who: 'public', keyClosed: isKeyClosed(forVisitors) };
  if (!release) return { who: isStudent ? 'users' : 'signedIn' };
  const { visibility, availableFrom } = release;
  if (visibility === 'owner') return { who: 'owner' };
  const later = availableFrom !== null && Date.parse(availableFrom) > now;
  if (later) return { who: visibility, from: availableFrom };
  // A bank that asks everyone to sign in shows visitors nothing, whatever a set says.
  return { who: visibility === 'public' ? 'signedIn' : visibility };
}
