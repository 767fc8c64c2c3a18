import type { Id } from '@bank-soal/contract/common';
import type { ToldLoad } from '../../model/shown-load.js';

/** What of a list screen lives in the address. */
export interface AdminListState {
  /** The text that is searched for; `''` shows everything. */
  q: string;
  /** The form that is open: for a new one, or for the one with that id. */
  form?: 'new' | Id | undefined;
}

/** Writes the address; `replace` leaves no step behind to go back to. */
export type OnListStateChange = (
  next: AdminListState,
  change: {
    /** Leaves no step behind to go back to. */
    replace: boolean;
  },
) => void;

/** Where a list stands, as its view shows it. */
export type ListView<Row> =
  | { status: 'loading' }
  | (ToldLoad & {
      /** What failed. */
      sentence: string;
    })
  | {
      status: 'ready';
      /** What passed the search. */
      found: readonly Row[];
      /** Number of all there are. */
      total: number;
    };
