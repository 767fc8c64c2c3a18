import type { FileCategory } from '@bank-soal/contract/files';
import {
  hasRange,
  type QuestionSetListQuery,
  SEARCHED_FIELDS,
  type SetFilter,
  soughtTexts,
  toSetFilter,
} from '@bank-soal/contract/sets';
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { jakartaDays } from '../administration/jakarta-days.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import type { TextGroup } from '../db/search-index.js';
import { searchColumn } from './set-search-texts.js';

/** The texts to be found, and the columns that have them. */
export function textGroups(filter: SetFilter): TextGroup[] {
  return soughtTexts(filter).map(({ part, texts }) => ({
    columns: SEARCHED_FIELDS[part].map(searchColumn),
    texts,
  }));
}

/** Condition of the texts by an index, before the columns are asked. */
export type Narrowing = RawBuilder<SqlBool> | undefined;

/** Whether a set has such files; whether they are closed plays no part. */
export function hasFiles(category: FileCategory): Expression<SqlBool> {
  return sql<SqlBool>`exists (select 1 from files
    where files.question_set_id = question_sets.id and files.category = ${category})`;
}

/** The sets that pass every part of the query, whatever the index says of them. */
export function matching(
  db: Db,
  seen: Expression<SqlBool>,
  query: QuestionSetListQuery,
  narrowing: Narrowing,
) {
  const { containsAny } = dialectOf(db);
  const filter = toSetFilter(query);
  const { levels = [], examKinds = [], terms = [], year, from, to } = filter;
  let sets = db.selectFrom('question_sets').where(seen);
  if (narrowing !== undefined) sets = sets.where(narrowing);
  for (const { columns, texts } of textGroups(filter)) {
    const within = texts.length > 0 ? columns : [];
    const found = within.map((column): Expression<SqlBool> => containsAny(column, texts));
    // Of nothing, `or` is false: a text that stands in no set was looked for.
    sets = sets.where((eb) => eb.or(found));
  }
  const exact = { level: levels, search_kind: examKinds, search_term: terms };
  for (const [column, given] of Object.entries(exact) as [keyof typeof exact, string[]][]) {
    if (given.length === 0) continue;
    // A database may refuse a NUL, which no such word has.
    const words = given.filter((word) => !word.includes('\0'));
    sets = sets.where((eb) => (words.length > 0 ? eb(column, 'in', words) : eb.lit(false)));
  }
  if (year !== undefined) sets = sets.where('year', '=', year);
  if (filter.hasKey) sets = sets.where(hasFiles('answers'));
  if (filter.hasTestCases) sets = sets.where(hasFiles('testCases'));
  if (hasRange(filter) && from && to) {
    const { start, end } = jakartaDays(from, to);
    sets = sets.where('lastupdated', '>=', start).where('lastupdated', '<', end);
  }
  return sets;
}
