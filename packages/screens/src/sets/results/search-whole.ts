import { countSets, indexSets, type SearchIndex, searchSets } from '@bank-soal/contract/sets';
import { useMemo } from 'react';
import { useQuestionSets } from '../../data/sets/use-question-sets.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { CountOptions, ResultsState } from '../../model/sets/results-state.js';
import { type SetQuery, severalWords, toFilter } from '../../model/sets/set-query.js';
import { sortOnce } from '../../model/sets/sort-sets.js';

const indexes = new WeakMap<readonly QuestionSet[], SearchIndex<QuestionSet>>();

/** The index of a list, made once for as long as the list lives. */
export function indexOnce(sets: readonly QuestionSet[]): SearchIndex<QuestionSet> {
  const known = indexes.get(sets);
  if (known) return known;
  const made = indexSets(sets);
  indexes.set(sets, made);
  return made;
}

/** Results in a whole bank. */
export interface FoundInWhole {
  found: readonly QuestionSet[];
  /** Nothing has the text as it was typed; these have all of its words. */
  allWords: boolean;
  countOptions: CountOptions;
}

/** The sets that have the text as it was typed; where none has, those that have all of its words. */
export function searchWhole(sets: readonly QuestionSet[], query: SetQuery): FoundInWhole {
  const index = indexOnce(sortOnce(sets, query.sort));
  const filter = toFilter(query);
  const countWith =
    (words?: 'all'): CountOptions =>
    (other, offered) =>
      countSets(index, { ...toFilter(other), words }, offered);
  const found = searchSets(index, filter);
  const exact = { found, allWords: false, countOptions: countWith() };
  if (found.length > 0 || !severalWords(query)) return exact;
  const loose = searchSets(index, { ...filter, words: 'all' });
  return loose.length === 0
    ? { ...exact, found: loose }
    : { found: loose, allWords: true, countOptions: countWith('all') };
}

/**
 * Finds sets in the whole bank, which is loaded once.
 *
 * @param wanted `false` asks for nothing
 */
export function useWholeSets(query: SetQuery, wanted: boolean): ResultsState {
  const list = useQuestionSets(wanted);
  const sets = list.status === 'ready' ? list.data : undefined;
  const found = useMemo(() => sets && searchWhole(sets, query), [sets, query]);
  if (list.status !== 'ready') return list;
  if (found === undefined) return { status: 'loading' };
  return { status: 'ready', ...found, count: found.found.length, emptyBank: sets?.length === 0 };
}
