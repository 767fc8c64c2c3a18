import { type QueryExecutorProvider, sql } from 'kysely';
import {
  QUESTION_SEARCH_COLUMNS,
  type QuestionIndex,
  SEARCH_COLUMNS,
  type SearchIndex,
} from '../search-index.js';

const SORTED = ['lastupdated', 'search_title', 'downloads'];

const ORDERS = [
  'drop index question_sets_lastupdated',
  ...SORTED.map(
    (column) =>
      `create index question_sets_by_${column} on question_sets (${column}, id) where withdrawn_at is null`,
  ),
];

/** Where the account may not make the extension, searches read all sets. */
const EXTENSION = `do $$ begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm: %', sqlerrm;
end $$`;

async function makeTrigrams(
  db: QueryExecutorProvider,
  table: string,
  columns: readonly string[],
): Promise<void> {
  await sql.raw(EXTENSION).execute(db);
  const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
  if (rows.length === 0) return;
  for (const column of columns) {
    await sql`create index ${sql.ref(`${table}_${column}`)} on ${sql.table(table)}
      using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db);
  }
}

/** By pg_trgm: the planner knows by itself when its index helps a LIKE. */
export const postgresSearch: SearchIndex = {
  make: async (db) => {
    for (const statement of ORDERS) await sql.raw(statement).execute(db);
    await makeTrigrams(db, 'question_sets', SEARCH_COLUMNS);
  },
  widen: async (db, more) => {
    for (const column of SORTED) {
      await sql.raw(`drop index question_sets_by_${column}`).execute(db);
      await sql
        .raw(
          `create index question_sets_by_${column} on question_sets (${column}, id)
            include (${more.join(', ')}) where withdrawn_at is null`,
        )
        .execute(db);
    }
  },
  narrow: async () => undefined,
};

/** By pg_trgm, too. */
export const postgresQuestions: QuestionIndex = {
  make: (db) => makeTrigrams(db, 'questions', QUESTION_SEARCH_COLUMNS),
  narrow: async () => undefined,
};
