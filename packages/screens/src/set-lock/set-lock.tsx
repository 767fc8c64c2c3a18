'use client';

import type { QuestionSet } from '../model/sets/question-set.js';
import { ClosedSet } from './closed-set.js';

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
