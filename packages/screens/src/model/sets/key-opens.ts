import type { QuestionSet } from './question-set.js';

/** When a key that is there opens by its date, to this reader or, for whom sees all of it, to others. */
export function keyOpens(set: QuestionSet, now: number): string | undefined {
  const { release, keyFrom, hasAnswers, hasTestCases } = set;
  if (!hasAnswers && !hasTestCases) return undefined;
  if (release?.keyVisibility === 'owner') return undefined;
  const at = release ? (release.keyFrom ?? release.availableFrom) : keyFrom;
  return at !== null && Date.parse(at) > now ? at : undefined;
}
