'use client';

import { lazy, Suspense, useState } from 'react';
import { lockOf } from '../model/lock-of.js';
import type { QuestionSet } from '../model/question-set.js';
import { useUserId } from '../session/session-provider.js';

// Most sets are open: what draws a lock comes with the first that is not.
const LockLabel = lazy(async () => ({
  default: (await import('@bank-soal/ui/lock-label')).LockLabel,
}));

/** A lock on a set that is not open to everyone, or whose key is not. */
export function SetLock({ set }: { set: QuestionSet }) {
  const user = useUserId();
  const [now] = useState(() => Date.now());
  const lock = lockOf(set, user !== undefined && set.creatorId === user, now);
  if (!lock) return null;
  return (
    <Suspense fallback={null}>
      <LockLabel {...lock} />
    </Suspense>
  );
}
