import type { LockLabelProps } from '@bank-soal/ui/lock-label';
import type { QuestionSet } from './question-set.js';

/** What a lock says. */
export type SetLock = Pick<LockLabelProps, 'reason' | 'at'>;

/** The key is there, and this reader may not open all of it. */
export function isKeyClosed({ files, hasAnswers, hasTestCases }: QuestionSet): boolean {
  const opens = (category: string) => files.some((file) => file.category === category);
  return (hasAnswers && !opens('answers')) || (hasTestCases && !opens('testCases'));
}

/**
 * Why a set, or else its key, is not open: to its creator and administrators who else does not see it, to
 * others what they may not open. `undefined` when all is open.
 *
 * @param isMine the reader made it
 */
export function lockOf(set: QuestionSet, isMine: boolean, now: number): SetLock | undefined {
  const { release, keyFrom } = set;
  if (!release) {
    if (!isKeyClosed(set)) return undefined;
    return keyFrom ? { reason: 'key-date', at: keyFrom } : { reason: 'key-closed' };
  }
  const { visibility, availableFrom, keyVisibility } = release;
  const later = (at: string | null) => (at !== null && Date.parse(at) > now ? at : undefined);
  if (visibility === 'owner') return { reason: isMine ? 'owner' : 'creator' };
  const opens = later(availableFrom);
  if (opens) return { reason: 'date', at: opens };
  if (visibility !== 'public') return { reason: visibility };
  const keyOpens = later(release.keyFrom);
  if (keyVisibility === 'owner') return { reason: isMine ? 'key-owner' : 'key-closed' };
  if (keyOpens) return { reason: 'key-date', at: keyOpens };
  return keyVisibility === 'public' ? undefined : { reason: `key-${keyVisibility}` };
}
