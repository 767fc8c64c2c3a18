import type { OfferedOptions, SetCounts } from '@bank-soal/contract/sets';
import type { FailedLoad } from '../load-state.js';
import type { QuestionSet } from './question-set.js';
import type { SetQuery } from './set-query.js';

/** More results wait at the server. */
export interface MoreResults {
  /** The next page is on its way. */
  busy: boolean;
  /** It could not be had. */
  failed: boolean;
  load: () => void;
}

/** Counts what each option would leave under a query. */
export type CountOptions = (query: SetQuery, offered: OfferedOptions) => SetCounts;

/** Where the list stands. */
export type ResultsState =
  | { status: 'loading' }
  | FailedLoad
  | {
      status: 'ready';
      /** Sets that passed the search, as far as they were loaded. */
      found: readonly QuestionSet[];
      /** How many passed the search. */
      count: number;
      /** Nothing has the text as it was typed; these have all of its words. */
      allWords?: boolean;
      /** There is no set in the bank at all. */
      emptyBank: boolean;
      /** How many sets each option of a field would leave; only of a bank that is here as a whole. */
      countOptions?: CountOptions;
      /** Where the next sets begin, of those that a page came with. */
      next?: string | undefined;
      /** Present while there is more at the server. */
      more?: MoreResults;
    };
