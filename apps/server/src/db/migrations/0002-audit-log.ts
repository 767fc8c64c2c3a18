import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** Changes by administrators. No references: a line outlives its actor and its target. */
export async function auditLog(
  db: Kysely<unknown>,
  { idColumn, types }: DatabaseDialect,
): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', types.integer, idColumn)
    .addColumn('at', types.text, (column) => column.notNull())
    .addColumn('actor_id', types.integer)
    .addColumn('actor_name', types.text, (column) => column.notNull())
    .addColumn('action', types.text, (column) => column.notNull())
    .addColumn('target', types.text, (column) => column.notNull())
    .addColumn('target_id', types.integer, (column) => column.notNull())
    .addColumn('before', types.text)
    .addColumn('after', types.text)
    .execute();
}
