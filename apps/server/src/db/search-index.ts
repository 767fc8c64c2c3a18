import type { Kysely, QueryExecutorProvider, RawBuilder, SqlBool } from 'kysely';

/** What of a set is searched. */
export type SearchColumn = 'search_title' | 'search_subject' | 'search_lecturer' | 'search_topics';

/** One part of a search: any of the texts stands in any of the columns. */
export interface TextGroup {
  columns: readonly SearchColumn[];
  texts: readonly string[];
}

/** An index for substrings. It never decides: what it leaves is still compared as a whole. */
export interface SearchIndex {
  /** Makes it, with the indexes that pages are sorted by; the database keeps it in step itself. */
  make: (db: Kysely<unknown>) => Promise<void>;
  /** Makes the indexes that pages are sorted by anew, with columns more that a page compares. */
  widen: (db: Kysely<unknown>, columns: readonly string[]) => Promise<void>;
  /**
   * A condition that leaves few sets of all, every wanted one among them; undefined when the index
   * does not help: texts of one or two characters, and those that many sets have.
   */
  narrow: (
    db: QueryExecutorProvider,
    groups: readonly TextGroup[],
  ) => Promise<RawBuilder<SqlBool> | undefined>;
}
