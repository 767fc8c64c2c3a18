'use client';

import { searchSets } from '@bank-soal/contract/set-search';
import { useMemo } from 'react';
import { useQuestionSets } from '../../data/use-question-sets.js';
import type { QuestionSet } from '../../model/question-set.js';
import { indexOnce } from '../../model/search-sets.js';
import { type SetQuery, toFilter } from '../../model/set-query.js';
import { sortOnce } from '../../model/sort-sets.js';
import type { ResultsState } from './search-results.js';

const NONE: readonly QuestionSet[] = [];

/**
 * The results out of the whole bank, which is loaded once.
 *
 * @param wanted `false` while it is not known whether the bank is to be loaded whole
 */
export function useWholeBank(query: SetQuery, wanted: boolean): ResultsState {
  const list = useQuestionSets(wanted);
  const sets = list.status === 'ready' ? list.data : NONE;
  const found = useMemo(
    () => searchSets(indexOnce(sortOnce(sets, query.sort)), toFilter(query)),
    [sets, query],
  );
  if (list.status !== 'ready') return list;
  return { status: 'ready', found, count: found.length, emptyBank: sets.length === 0 };
}
