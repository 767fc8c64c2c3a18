import { sql } from 'kysely';
import type { SearchIndex } from './search-index.js';

const COLUMNS = ['search_title', 'search_subject', 'search_lecturer', 'search_topics'];

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

/** By pg_trgm: the planner knows by itself when its index helps a LIKE. */
export const postgresSearch: SearchIndex = {
  make: async (db) => {
    for (const statement of [...ORDERS, EXTENSION]) await sql.raw(statement).execute(db);
    const { rows } = await sql`select 1 from pg_extension where extname = 'pg_trgm'`.execute(db);
    if (rows.length === 0) return;
    for (const column of COLUMNS) {
      await sql`create index ${sql.ref(`question_sets_${column}`)} on question_sets
        using gin (${sql.ref(column)} gin_trgm_ops)`.execute(db);
    }
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
