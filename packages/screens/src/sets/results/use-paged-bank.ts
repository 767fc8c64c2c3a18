'use client';

import { useSetPages } from '../../data/use-set-pages.js';
import { isNarrowed, type SetQuery } from '../../model/set-query.js';
import type { ResultsState } from './search-results.js';

/** The results out of a bank that is too large to be loaded whole: pages from the server. */
export function usePagedBank(query: SetQuery): ResultsState {
  const { sets, total, hasMore, busy, failed, load } = useSetPages(query);
  if (sets === undefined) {
    return failed ? { status: 'failed', busy, retry: load } : { status: 'loading' };
  }
  return {
    status: 'ready',
    found: sets,
    count: total,
    emptyBank: total === 0 && !isNarrowed(query),
    more: hasMore || failed ? { busy, failed, load } : undefined,
  };
}
