import type { FileSearchQuery } from '@bank-soal/contract/search';
import { SEARCHED_FIELDS, soughtTexts } from '@bank-soal/contract/sets';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { searchColumn } from '../sets/set-search-texts.js';
import { keyShown, type SetView, shown } from '../sets/set-view.js';

const among = (column: string, words: readonly string[]): RawBuilder<SqlBool> => {
  // A database may refuse a NUL, which no such word has.
  const known = words.filter((word) => !word.includes('\0'));
  return known.length > 0 ? sql`${sql.ref(column)} in (${sql.join(known)})` : sql`false`;
};

/** Filters of a file and its set beside their words. */
export function filters(db: Db, query: FileSearchQuery): RawBuilder<SqlBool>[] {
  const { courseTag, materialTag, difficulty, examKind, term, year, category } = query;
  const { containsAny } = dialectOf(db);
  const tags = soughtTexts({ courseTags: courseTag, materialTags: materialTag });
  const byTags = tags.map(({ part, texts }) => {
    const columns = texts.length > 0 ? SEARCHED_FIELDS[part].map(searchColumn) : [];
    const found = columns.map((column) => containsAny(`question_sets.${column}`, texts));
    return found.length > 0 ? sql<SqlBool>`(${sql.join(found, sql` or `)})` : sql<SqlBool>`false`;
  });
  const exact = [
    ['question_sets.level', difficulty],
    ['question_sets.search_kind', examKind],
    ['question_sets.search_term', term],
    ['files.category', category],
  ] as const;
  const byWords = exact.flatMap(([column, words = []]) =>
    words.length > 0 ? [among(column, words)] : [],
  );
  const byYear = year === undefined ? [] : [sql<SqlBool>`question_sets.year = ${year}`];
  return [...byTags, ...byWords, ...byYear];
}

/** Conditions of a file and its set for a view. */
const opened = (view: SetView) =>
  sql<SqlBool>`${shown(view)} and (files.category = 'questions' or ${keyShown(view)})`;

/** Conditions for a view and a query. */
export const conditions = (db: Db, view: SetView, query: FileSearchQuery): RawBuilder<SqlBool> =>
  sql`${sql.join([opened(view), ...filters(db, query)], sql` and `)}`;

/** How many files a view does not open, of all that there are. */
export async function countHiddenFiles(db: Db, view: SetView): Promise<number> {
  const { rows } = await sql<{ hidden: number }>`
    select count(*) as hidden from files
    inner join question_sets on question_sets.id = files.question_set_id
    where not (${opened(view)})`.execute(db);
  return Number(rows[0]?.hidden ?? 0);
}
