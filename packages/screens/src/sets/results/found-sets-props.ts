import type { ReactNode } from 'react';
import type { SetQuery } from '../../model/set-query.js';
import type { ResultsState } from './search-results.js';

/** Props of `FoundSets`. */
export interface FoundSetsProps {
  /** The same object until it changes. */
  query: SetQuery;
  children: (state: ResultsState) => ReactNode;
}
