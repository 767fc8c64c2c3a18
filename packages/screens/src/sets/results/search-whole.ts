import { searchSets } from '@bank-soal/contract/set-search';
import type { QuestionSet } from '../../model/question-set.js';
import { indexOnce } from '../../model/search-sets.js';
import { type SetQuery, severalWords, toFilter } from '../../model/set-query.js';
import { sortOnce } from '../../model/sort-sets.js';

/** What is found in a whole bank. */
export interface FoundInWhole {
  found: readonly QuestionSet[];
  /** Nothing has the text as it was typed; these have all of its words. */
  allWords: boolean;
}

/** The sets that have the text as it was typed; where none has, those that have all of its words. */
export function searchWhole(sets: readonly QuestionSet[], query: SetQuery): FoundInWhole {
  const index = indexOnce(sortOnce(sets, query.sort));
  const filter = toFilter(query);
  const found = searchSets(index, filter);
  if (found.length > 0 || !severalWords(query)) return { found, allWords: false };
  const loose = searchSets(index, { ...filter, words: 'all' });
  return { found: loose, allWords: loose.length > 0 };
}
