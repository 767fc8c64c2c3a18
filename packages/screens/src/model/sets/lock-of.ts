import type { Release } from '@bank-soal/contract/sets';
import type { LockLabelProps } from '@bank-soal/ui/sets';
import type { QuestionSet } from './question-set.js';

/** Content of a lock. */
export type SetLock = Pick<LockLabelProps, 'reason' | 'at'>;

const lock = (reason: SetLock['reason'], at?: string): SetLock =>
  at === undefined ? { reason } : { reason, at };

/** The key is there, and this reader may not open all of it. */
export function isKeyClosed({ files, hasAnswers, hasTestCases }: QuestionSet): boolean {
  const opens = (category: string) => files.some((file) => file.category === category);
  return (hasAnswers && !opens('answers')) || (hasTestCases && !opens('testCases'));
}

const keyLock = (
  { keyVisibility, visibility }: Release,
  opens: string | undefined,
  isMine: boolean,
) =>
  keyVisibility === 'owner'
    ? lock(isMine ? 'key-owner' : 'key-closed')
    : opens !== undefined
      ? lock('key-date', opens)
      : keyVisibility !== 'public' && keyVisibility !== visibility && lock(`key-${keyVisibility}`);

/**
 * All that is closed of a set, the set before its key: to its creator and administrators who else does not
 * see it, to others what they may not open. Empty when all is open.
 *
 * @param isMine the reader made it
 */
export function locksOf(set: QuestionSet, isMine: boolean, now: number): SetLock[] {
  const { release, keyFrom } = set;
  if (!release) {
    if (!isKeyClosed(set)) return [];
    return [keyFrom ? lock('key-date', keyFrom) : lock('key-closed')];
  }
  const { visibility, availableFrom } = release;
  if (visibility === 'owner') return [lock(isMine ? 'owner' : 'creator')];
  const later = (at: string | null) => (at !== null && Date.parse(at) > now ? at : undefined);
  const opens = later(availableFrom);
  return [
    opens !== undefined && lock('date', opens),
    visibility !== 'public' && lock(visibility),
    keyLock(release, later(release.keyFrom), isMine),
  ].filter((one) => one !== false);
}
