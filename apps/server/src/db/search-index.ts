import type { Kysely, QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely';

/** Columns of a set that are searched. */
export const SEARCH_COLUMNS = [
  'search_title',
  'search_subject',
  'search_lecturer',
  'search_topics',
] as const;

export type SearchColumn = (typeof SEARCH_COLUMNS)[number];

export const QUESTION_SEARCH_COLUMNS = [
  'search_text',
  'search_subject',
  'search_lecturer',
  'search_topics',
] as const;

export type QuestionSearchColumn = (typeof QUESTION_SEARCH_COLUMNS)[number];

/** One part of a search: any of the texts stands in any of the columns. */
export interface TextGroup<Column extends string = SearchColumn> {
  columns: readonly Column[];
  texts: readonly string[];
}

/** An index for substrings. It never decides: what it leaves is still compared as a whole. */
export interface SubstringIndex<Column extends string> {
  /** Makes it, with the indexes that pages are read by; the database updates it itself. */
  make: (db: Kysely<unknown>) => Promise<void>;
  /**
   * A condition that leaves few rows of all, every wanted one among them; undefined when the index
   * does not help: texts of one or two characters, and those that many rows have.
   *
   * @param known how many rows are wanted, where that is known: where they are many, nothing is looked up
   */
  narrow: (
    db: QueryExecutorProvider,
    groups: readonly TextGroup<Column>[],
    known?: number,
  ) => Promise<RawBuilder<SqlBool> | undefined>;
}

/** The index of sets. */
export interface SearchIndex extends SubstringIndex<SearchColumn> {
  /** Makes the indexes that pages are sorted by anew, with columns more that a page compares. */
  widen: (db: Kysely<unknown>, columns: readonly string[]) => Promise<void>;
}

export type QuestionIndex = SubstringIndex<QuestionSearchColumn>;
