import { type QueryExecutorProvider, sql } from 'kysely';

/** The server enforces references and indexes; these are the ones that it does not vouch for. */
export async function problems(db: QueryExecutorProvider): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    select 'indeks ' || indexrelid::regclass || ' tidak sah' as line from pg_index where not indisvalid
    union all select 'aturan ' || conname || ' belum diperiksa' from pg_constraint where not convalidated
  `.execute(db);
  return rows.map(({ line }) => line);
}

/** Bytes that the database takes on its disk. */
export async function bytes(db: QueryExecutorProvider): Promise<number> {
  const { rows } = await sql<{ bytes: number }>`
    select pg_database_size(current_database()) as bytes`.execute(db);
  return Number(rows[0]?.bytes ?? 0);
}

const sequenceOf = (table: string) => sql`pg_get_serial_sequence(${table}, 'id')::regclass`;

/** The last number that a table has given. */
export async function lastId(db: QueryExecutorProvider, table: string): Promise<number> {
  const { rows } = await sql<{ last: number | null }>`
    select pg_sequence_last_value(${sequenceOf(table)}) as last`.execute(db);
  return rows[0]?.last ?? 0;
}

/** The next row of the table has the number after this. */
export async function setLastId(
  db: QueryExecutorProvider,
  table: string,
  id: number,
): Promise<void> {
  await sql`select setval(${sequenceOf(table)}, ${id})`.execute(db);
}
