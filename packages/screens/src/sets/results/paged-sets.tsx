import type { ReactNode } from 'react';
import { useSetPages } from '../../data/sets/use-set-pages.js';
import type { ResultsState } from '../../model/sets/results-state.js';
import { type SetQuery, severalWords } from '../../model/sets/set-query.js';

/** Props of `FoundSets`, in the whole bank and page by page. */
export interface FoundSetsProps {
  /** The same object until it changes. */
  query: SetQuery;
  children: (state: ResultsState) => ReactNode;
}

/**
 * Results in a bank that is too large to be loaded whole: pages from the server, of sets that have the text as
 * it was typed, or else all of its words.
 */
export function PagedSets({ query, children }: FoundSetsProps) {
  const exact = useSetPages(query);
  const nothing = exact.status === 'ready' && exact.count === 0 && severalWords(query);
  const loose = useSetPages(query, nothing ? 'all' : 'none');
  if (!nothing || loose.status === 'failed') return children(exact);
  if (loose.status === 'loading') return children(loose);
  return children(loose.count === 0 ? exact : { ...loose, allWords: true });
}
