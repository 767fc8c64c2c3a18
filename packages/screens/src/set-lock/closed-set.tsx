'use client';

import { LockLabel } from '@bank-soal/ui/lock-label';
import { useState } from 'react';
import { locksOf } from '../model/sets/lock-of.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { useUserId } from '../session/session-provider.js';

/** A set's lock, if it has one, or all of them. */
export function ClosedSet({ set, all = false }: { set: QuestionSet; all?: boolean }) {
  const user = useUserId();
  const [now] = useState(() => Date.now());
  const locks = locksOf(set, user !== undefined && set.creatorId === user, now);
  return locks
    .slice(0, all ? locks.length : 1)
    .map((lock) => <LockLabel key={lock.reason} {...lock} format={all ? 'short' : 'long'} />);
}
