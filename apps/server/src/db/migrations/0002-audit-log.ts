import type { Kysely } from 'kysely';
import type { DatabaseDialect } from '../dialect.js';

/** What administrators changed. No references: a line outlives whom and what it names. */
export async function auditLog(db: Kysely<unknown>, { idColumn }: DatabaseDialect): Promise<void> {
  await db.schema
    .createTable('audit_log')
    .addColumn('id', 'integer', idColumn)
    .addColumn('at', 'text', (column) => column.notNull())
    .addColumn('actor_id', 'integer')
    .addColumn('actor_name', 'text', (column) => column.notNull())
    .addColumn('action', 'text', (column) => column.notNull())
    .addColumn('target', 'text', (column) => column.notNull())
    .addColumn('target_id', 'integer', (column) => column.notNull())
    .addColumn('before', 'text')
    .addColumn('after', 'text')
    .execute();
}
