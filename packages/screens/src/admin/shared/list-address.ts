import { parseId } from '@bank-soal/contract/common';
import type { AdminListState } from './list-state.js';

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
