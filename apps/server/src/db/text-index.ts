import { type Kysely, type QueryExecutorProvider, type RawBuilder, sql } from 'kysely';

/** How often each term stands in a text. A term has small letters of ASCII and digits only. */
export type Bag = readonly (readonly [term: string, count: number])[];

/** Terms of a text: every term, and one more that begins with the prefix. */
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
 * Score of a term in a text: BM25 for a text of 500 words among its like. How rare a term is and how long
 * texts are on the average plays no part: both would reveal texts that the viewer may not see. In whole
 * numbers, which add up to the same in any order.
 *
 * @param times how often the text has the term, an integer of 64 bits; `length` is the text's
 */
export const weightOf = (times: RawBuilder<number>): RawBuilder<number> =>
  sql`(1100000000 * ${times} / (5000 * ${times} + 1500 + 9 * length))`;

/**
 * The index of words that files are found by. Both databases hold the same terms as often, and weigh them
 * by the same formula, so that both find the same in the same order.
 */
export interface TextIndex {
  /** Makes it beside the table of texts; what is deleted there goes from it by itself. */
  make: (db: Kysely<unknown>) => Promise<void>;
  /** Makes the counts of terms in each text, and drops the statistics of all texts together. */
  makeCounts: (db: Kysely<unknown>) => Promise<void>;
  /** Puts a text in the place of what its number had. */
  put: (db: QueryExecutorProvider, id: number, bag: Bag) => Promise<void>;
  remove: (db: QueryExecutorProvider, id: number) => Promise<void>;
  /** Forgets all. */
  clear: (db: QueryExecutorProvider) => Promise<void>;
  /** A query for the numbers (`id`) of the texts that match. */
  matching: (query: TermQuery) => RawBuilder<Pick<TextMatch, 'id'>>;
  /**
   * A query for the scores of texts that match (`id`, `score`).
   *
   * @param among a query for these, each once (`id`, `length`)
   */
  scores: (query: TermQuery, among: RawBuilder<unknown>) => RawBuilder<TextMatch>;
}
