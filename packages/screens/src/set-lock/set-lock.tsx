'use client';

import { LockLabel } from '@bank-soal/ui/sets';
import { useState } from 'react';
import { locksOf } from '../model/sets/lock-of.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useUserId } from '../session/session-provider.js';

/** A set's lock, if it has one, or all of them. */
function ClosedSet({ set, all = false }: { set: QuestionSet; all?: boolean }) {
  const user = useUserId();
  const [now] = useState(() => Date.now());
  const locks = locksOf(set, user !== undefined && set.creatorId === user, now);
  return locks
    .slice(0, all ? locks.length : 1)
    .map((lock) => <LockLabel key={lock.reason} {...lock} format={all ? 'short' : 'long'} />);
}

/** A lock on a set that is not open to everyone, or whose key is not. */
export function SetLock({
  set,
  all,
}: {
  set: QuestionSet;
  /** Says of the set and of its key each what is closed, instead of the first alone. */
  all?: boolean;
}) {
  const { release, hasAnswers, hasTestCases, files } = set;
  // All that is there is open, and nobody says anything else.
  if (!release && files.length > 0 && !hasAnswers && !hasTestCases) return null;
  return <ClosedSet set={set} all={all} />;
}
