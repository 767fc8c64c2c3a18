import type { QuestionSet } from './question-set.js';

/**
 * A list in which the sets that were known before, and are as they were, are the same objects still: what is drawn of
 * them stays.
 */
export function withKnownSets(
  list: readonly QuestionSet[],
  known: readonly QuestionSet[],
): readonly QuestionSet[] {
  const byId = new Map(known.map((set) => [set.id, set]));
  return list.map((set) => {
    const before = byId.get(set.id);
    return before && JSON.stringify(before) === JSON.stringify(set) ? before : set;
  });
}
