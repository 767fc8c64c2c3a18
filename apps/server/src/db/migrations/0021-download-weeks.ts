import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** How many downloads each week had, of all sets together. */
export async function downloadWeeks(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('download_weeks')
    .addColumn('id', types.integer, idColumn)
    .addColumn('week', types.text, (column) => column.notNull().unique())
    .addColumn('count', types.integer, (column) => column.notNull())
    .execute();
}
