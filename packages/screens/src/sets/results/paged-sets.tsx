'use client';

import type { ReactNode } from 'react';
import { useSetPages } from '../../data/use-set-pages.js';
import type { ResultsState } from '../../model/results-state.js';
import type { SetQuery } from '../../model/set-query.js';

/** Props of `FoundSets`, in the whole bank and page by page. */
export interface FoundSetsProps {
  /** The same object until it changes. */
  query: SetQuery;
  children: (state: ResultsState) => ReactNode;
}

/** What is found in a bank that is too large to be loaded whole: pages from the server. */
export function PagedSets({ query, children }: FoundSetsProps) {
  return children(useSetPages(query));
}
