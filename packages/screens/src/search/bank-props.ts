import type { ReactNode } from 'react';
import type { SetQuery } from '../model/set-query.js';
import type { ResultsState } from './search-results.js';

/** Props of `Bank`. */
export interface BankProps {
  /** The same object until it changes. */
  query: SetQuery;
  children: (state: ResultsState) => ReactNode;
}
