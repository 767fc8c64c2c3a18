import {
  PAGE_SIZE,
  type QuestionSetListQuery,
  type SetSort,
} from '@bank-soal/contract/question-set-pages';
import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { Expression, SqlBool } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { jakartaDays } from './jakarta-days.js';
import { readCursor, writeCursor } from './page-cursor.js';
import { visibleSetsOf } from './set-queries.js';
import { searchText } from './set-search-texts.js';

export interface SetPage {
  sets: QuestionSetAnswer[];
  /** How many match, on all pages together. */
  total: number;
  nextCursor: string | undefined;
}

const TEXT_COLUMNS = ['search_title', 'search_subject', 'search_lecturer', 'search_topics'];

const ORDERS = {
  newest: { column: 'lastupdated', direction: 'desc' },
  oldest: { column: 'lastupdated', direction: 'asc' },
  title: { column: 'search_title', direction: 'asc' },
  downloads: { column: 'downloads', direction: 'desc' },
} as const satisfies Record<SetSort, object>;

/** Tells whether a query of the list asks for a page. */
export function asksForPage({ mine: _, ...parts }: QuestionSetListQuery): boolean {
  return Object.values(parts).some((part) => part !== undefined);
}

/** The sets that pass every part of the query (§5). */
function matching(db: Db, query: QuestionSetListQuery) {
  const { contains } = dialectOf(db);
  const { q, difficulty = [], courseTag = [], materialTag = [], from, to } = query;
  let sets = db.selectFrom('question_sets').where('withdrawn_at', 'is', null);
  const whereAny = (columns: readonly string[], parts: readonly string[]) => {
    const found = columns.flatMap((column) =>
      parts.map((part): Expression<SqlBool> => contains(column, searchText(part))),
    );
    if (found.length > 0) sets = sets.where((eb) => eb.or(found));
  };
  if (q) whereAny(TEXT_COLUMNS, [q]);
  whereAny(['search_subject'], courseTag);
  whereAny(['search_topics'], materialTag);
  if (difficulty.length > 0) sets = sets.where('level', 'in', difficulty);
  if (from && to) {
    const { start, end } = jakartaDays(from, to);
    sets = sets.where('lastupdated', '>=', start).where('lastupdated', '<', end);
  }
  return sets;
}

async function pageRows(db: Db, query: QuestionSetListQuery, limit: number) {
  const { sort = 'newest', cursor } = query;
  const { column, direction } = ORDERS[sort];
  let rows = matching(db, query)
    .select(['id', `${column} as value`])
    .orderBy(column, direction)
    .orderBy('id', direction)
    .limit(limit);
  if (cursor) {
    const { value, id } = readCursor(cursor, sort);
    const beyond = direction === 'desc' ? '<' : '>';
    rows = rows.where((eb) =>
      eb.or([eb(column, beyond, value), eb.and([eb(column, '=', value), eb('id', beyond, id)])]),
    );
  }
  return rows.execute();
}

/** One page of the sets that everyone sees. @throws Refusal 400 for a wrong cursor */
export async function setPage(db: Db, query: QuestionSetListQuery): Promise<SetPage> {
  const { sort = 'newest', limit = PAGE_SIZE } = query;
  const rows = await pageRows(db, query, limit + 1);
  const ids = rows.slice(0, limit).map(({ id }) => id);
  const found = new Map((await visibleSetsOf(db, ids)).map((set) => [set.id, set]));
  const { count } = await matching(db, query)
    .select((eb) => eb.fn.countAll().as('count'))
    .executeTakeFirstOrThrow();
  const last = rows[limit - 1];
  return {
    sets: ids.flatMap((id) => found.get(id) ?? []),
    total: Number(count),
    nextCursor:
      rows.length > limit && last !== undefined ? writeCursor({ sort, ...last }) : undefined,
  };
}
