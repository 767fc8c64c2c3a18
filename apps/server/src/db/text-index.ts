import type { Kysely, QueryExecutorProvider, RawBuilder } from 'kysely';

/** How often each term stands in a text. A term has small letters of ASCII and digits only. */
export type Bag = readonly (readonly [term: string, count: number])[];

/** What a text has: every term, and one more that begins with the prefix. */
export interface TermQuery {
  terms: readonly string[];
  prefix: string | null;
}

/** A text that was found; the lower the score the better it is. */
export interface TextMatch {
  id: number;
  score: number;
}

/**
 * The index of words that files are found by. Both databases hold the same terms as often, and weigh them
 * by the same formula (BM25) to the last bit, so that both find the same in the same order.
 */
export interface TextIndex {
  /** Makes it beside the table of texts; what is deleted there goes from it by itself. */
  make: (db: Kysely<unknown>) => Promise<void>;
  /** Puts a text in the place of what its number had. */
  put: (db: QueryExecutorProvider, id: number, bag: Bag) => Promise<void>;
  remove: (db: QueryExecutorProvider, id: number) => Promise<void>;
  /** Forgets all. */
  clear: (db: QueryExecutorProvider) => Promise<void>;
  /** In how many texts each of some terms stands; counted up to a bound. */
  frequencies: (
    db: QueryExecutorProvider,
    terms: readonly string[],
    most: number,
  ) => Promise<Map<string, number>>;
  /** A query for the numbers (`id`) of the texts that match. */
  matching: (query: TermQuery) => RawBuilder<Pick<TextMatch, 'id'>>;
  /** A query for the texts that match (`id`, `score`). It looks at every one: count them before. */
  ranked: (query: TermQuery) => RawBuilder<TextMatch>;
}
