'use client';

import { LockLabel } from '@bank-soal/ui/lock-label';
import { useState } from 'react';
import { lockOf } from '../model/lock-of.js';
import type { QuestionSet } from '../model/question-set.js';
import { useUserId } from '../session/session-provider.js';

/** A set's lock, if it has one. */
export function ClosedSet({ set }: { set: QuestionSet }) {
  const user = useUserId();
  const [now] = useState(() => Date.now());
  const lock = lockOf(set, user !== undefined && set.creatorId === user, now);
  return lock ? <LockLabel {...lock} /> : null;
}
