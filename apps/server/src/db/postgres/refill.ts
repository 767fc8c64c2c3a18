import { type QueryExecutorProvider, sql } from 'kysely';
import type { PlainRow } from '../dialect.js';

/** Tables whose changes are noted row by row, for other servers. */
const NOTED = ['question_sets', 'files'];

interface Index {
  name: string;
  definition: string;
}

/** Indexes that no rule needs: keys stay, those of an order or a search go. */
async function plainIndexes(db: QueryExecutorProvider): Promise<Index[]> {
  const { rows } = await sql<Index>`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
    from pg_index join pg_class on pg_class.oid = indrelid
    where relname in (${sql.join(NOTED)}) and relnamespace = current_schema()::regnamespace
      and not indisunique
    order by name`.execute(db);
  return rows;
}

async function noteChanges(db: QueryExecutorProvider, how: 'enable' | 'disable'): Promise<void> {
  for (const table of NOTED) {
    const trigger = `${table}_note_change`;
    await sql`alter table ${sql.table(table)} ${sql.raw(how)} trigger ${sql.ref(trigger)}`.execute(
      db,
    );
  }
}

/** As one value instead of thousands of them: the server reads it in a fraction of the time. */
export async function insertAsJson(
  db: QueryExecutorProvider,
  table: string,
  rows: readonly PlainRow[],
): Promise<void> {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.id(column)));
  await sql`
    insert into ${sql.id(table)} (${columns}) select ${columns}
      from json_populate_recordset(null::${sql.id(table)}, ${JSON.stringify(rows)}::json)
  `.execute(db);
}

/** All sets, those that are gone too, as the triggers would note them one by one. */
async function noteAll(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into set_changes (set_id, tx)
      select id, pg_current_xact_id() from question_sets
      union select set_id, pg_current_xact_id() from set_changes
    on conflict (set_id) do update set tx = excluded.tx`.execute(db);
}

/**
 * Within a transaction: the notes are made at once, and the indexes when all rows are there, which
 * takes a fraction of the time. Others wait for the whole of it.
 */
export async function refillPostgres(
  db: QueryExecutorProvider,
  clear: () => Promise<void>,
  fill: () => Promise<void>,
): Promise<void> {
  await noteChanges(db, 'disable');
  await clear();
  // Only now: to remove a row without them is to look through all of another table.
  const indexes = await plainIndexes(db);
  for (const { name } of indexes) await sql`drop index ${sql.raw(name)}`.execute(db);
  await fill();
  for (const { definition } of indexes) await sql.raw(definition).execute(db);
  await noteAll(db);
  await noteChanges(db, 'enable');
}
