import type { SetCounts } from '@bank-soal/contract/sets';
import { useEffect, useState } from 'react';
import type { FilterLists } from '../../model/sets/default-filters.js';
import type { CountOptions } from '../../model/sets/results-state.js';
import type { SetQuery } from '../../model/sets/set-query.js';

/** After the last change, when nobody types: what a key costs is the search's alone. */
const WAIT_MS = 300;

/** Results that each option would leave; the numbers of the query before stay until there are others. */
export function useCounts(
  query: SetQuery,
  lists: FilterLists,
  countOptions: CountOptions | undefined,
): SetCounts | undefined {
  const [counts, setCounts] = useState<SetCounts>();
  useEffect(() => {
    if (!countOptions) return;
    const timer = setTimeout(() => setCounts(countOptions(query, lists)), WAIT_MS);
    return () => clearTimeout(timer);
  }, [query, lists, countOptions]);
  return countOptions && counts;
}
