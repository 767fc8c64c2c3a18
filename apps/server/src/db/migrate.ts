import type { Kysely } from 'kysely';
import type { DatabaseDialect } from './dialect.js';
import { type Migration, migrations } from './migrations/index.js';

interface MigrationsTable {
  schema_migrations: { name: string; applied_at: string };
}

/**
 * Brings the tables up to date, each migration in its own transaction.
 *
 * @throws when the database was written by a newer version
 */
export async function migrate(
  db: Kysely<unknown>,
  dialect: DatabaseDialect,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  const table = db as Kysely<MigrationsTable>;
  await table.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  const rows = await table.selectFrom('schema_migrations').select('name').execute();
  const applied = new Set(rows.map((row) => row.name));
  const unknown = [...applied].filter((name) => !steps.some((step) => step.name === name));
  if (unknown.length > 0) {
    throw new Error(`Basis data ini ditulis oleh versi yang lebih baru (${unknown.join(', ')}).`);
  }
  for (const step of steps.filter(({ name }) => !applied.has(name))) {
    await table.transaction().execute(async (transaction) => {
      await step.up(transaction as unknown as Kysely<unknown>, dialect);
      await transaction
        .insertInto('schema_migrations')
        .values({ name: step.name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}
