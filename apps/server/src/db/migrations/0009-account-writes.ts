import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** How much each account has written lately. A server with a database of its own keeps that in memory. */
export async function accountWrites(
  db: Kysely<unknown>,
  { shared, types }: DatabaseDialect,
): Promise<void> {
  if (!shared) return;
  await db.schema
    .createTable('account_writes')
    .addColumn('key', types.text, (column) => column.primaryKey())
    .addColumn('count', types.integer, (column) => column.notNull())
    .addColumn('expires_at', types.integer, (column) => column.notNull())
    .execute();
}
