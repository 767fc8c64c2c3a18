import { type Id, parseId } from '@bank-soal/contract/common';
import type { LoadState } from '../../model/load-state.js';
import type { LoadFailure } from '../../model/shown-load.js';

/** State of a list screen in the address. */
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
  | (LoadFailure & {
      /** The failure, in words. */
      sentence: string;
    })
  | {
      status: 'ready';
      /** Rows that passed the search. */
      found: readonly Row[];
      /** Number of all there are. */
      total: number;
    };

/**
 * A list as its view shows it.
 *
 * @param found rows that passed the search
 * @param explain puts a failure into words
 */
export function listView<Row>(
  load: LoadState<readonly unknown[]>,
  found: readonly Row[],
  explain: (error: unknown) => { sentence: string; detail?: string | undefined },
): ListView<Row> {
  if (load.status === 'loading') return load;
  if (load.status === 'ready') return { status: 'ready', found, total: load.data.length };
  const { busy, retry, error } = load;
  return { status: 'failed', busy, retry, ...explain(error) };
}

const NEW = 'baru';

/** Between the state of a list and the query part of its address. What is as it starts is left out. */
export const listAddress = {
  /** Reads an address; what it does not say, or says wrongly, is as it starts. */
  read(params: URLSearchParams): AdminListState {
    const word = params.get('form') ?? '';
    return { q: params.get('q') ?? '', form: word === NEW ? 'new' : parseId(word) };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, form }: AdminListState): URLSearchParams {
    const params = new URLSearchParams();
    if (q !== '') params.set('q', q);
    if (form !== undefined) params.set('form', form === 'new' ? NEW : String(form));
    return params;
  },
};
