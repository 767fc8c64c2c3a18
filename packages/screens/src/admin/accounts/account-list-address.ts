import { ACCOUNT_KINDS, ACCOUNT_SORTS, ACCOUNT_STATUSES } from '@bank-soal/contract/accounts';

/** State of the list of accounts in the address; `''` filters nothing, and sorts by name. */
export interface AccountListState {
  /** A part of name or email. */
  q: string;
  /** By the wire's word, such as `student`. */
  kind: string;
  /** By the wire's word: `Aktif` or `Nonaktif`. */
  status: string;
  /** By the wire's word, such as `lastSignIn`. */
  sort: string;
}

const known = (words: readonly string[], text: string | null) =>
  text !== null && words.includes(text) ? text : '';

/** Between the state of the list and the query part of its address. */
export const accountListAddress = {
  /** Reads an address; what it does not say, or says wrongly, filters nothing. */
  read(params: URLSearchParams): AccountListState {
    return {
      q: params.get('q') ?? '',
      kind: known(ACCOUNT_KINDS, params.get('jenis')),
      status: known(ACCOUNT_STATUSES, params.get('status')),
      sort: known(ACCOUNT_SORTS, params.get('urutan')),
    };
  },
  /** Writes an address; the same state always gives the same text. */
  write({ q, kind, status, sort }: AccountListState): URLSearchParams {
    const given = Object.entries({ q, jenis: kind, status, urutan: sort });
    return new URLSearchParams(given.filter(([, value]) => value !== ''));
  },
};
