import { indexSets, type SearchIndex } from '@bank-soal/contract/sets';
import type { QuestionSet } from './question-set.js';

const indexes = new WeakMap<readonly QuestionSet[], SearchIndex<QuestionSet>>();

/** The index of a list, made once for as long as the list lives. */
export function indexOnce(sets: readonly QuestionSet[]): SearchIndex<QuestionSet> {
  const known = indexes.get(sets);
  if (known) return known;
  const made = indexSets(sets);
  indexes.set(sets, made);
  return made;
}
