import { useMemo } from 'react';
import { useQuestionSets } from '../../data/sets/use-question-sets.js';
import type { ResultsState } from '../../model/sets/results-state.js';
import type { SetQuery } from '../../model/sets/set-query.js';
import { searchWhole } from './search-whole.js';

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
