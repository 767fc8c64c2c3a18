import type { Kysely } from 'kysely';
import { OperatorError } from '../failures/operator-error.js';
import type { DatabaseDialect } from './dialect.js';
import { type Migration, migrations } from './migrations/index.js';

interface MigrationsTable {
  schema_migrations: { name: string; applied_at: string };
}

/** Whether a database has any tables of ours. */
export async function hasTables(db: Pick<Kysely<unknown>, 'introspection'>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.some(({ name }) => name === 'schema_migrations');
}

/** The names of the migrations that have made the tables what they are, in order. */
export async function appliedMigrations(db: Kysely<unknown>): Promise<string[]> {
  const table = db as Kysely<MigrationsTable>;
  const rows = await table.selectFrom('schema_migrations').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
}

/** The names of migrations that a newer version has made, of which this one knows nothing. */
export async function laterMigrations(
  db: Kysely<unknown>,
  steps: readonly Migration[] = migrations,
): Promise<string[]> {
  const known = new Set(steps.map(({ name }) => name));
  return (await appliedMigrations(db)).filter((name) => !known.has(name));
}

/**
 * The migrations that a database has yet to get, in order.
 *
 * @throws OperatorError when the database was written by a newer version
 */
export async function pendingMigrations(
  db: Kysely<unknown>,
  steps: readonly Migration[] = migrations,
): Promise<Migration[]> {
  const later = await laterMigrations(db, steps);
  if (later.length > 0) {
    throw new OperatorError(
      `Basis data ini ditulis oleh versi yang lebih baru (${later.join(', ')}).`,
    );
  }
  const applied = new Set(await appliedMigrations(db));
  return steps.filter(({ name }) => !applied.has(name));
}

/** Whether the tables are exactly those that this version knows. */
export async function isMigrated(db: Kysely<unknown>): Promise<boolean> {
  const applied = new Set(await appliedMigrations(db));
  return applied.size === migrations.length && migrations.every(({ name }) => applied.has(name));
}

/**
 * Migrates the tables, each migration in its own transaction. Of servers that start at the same time one does
 * it, the others wait.
 *
 * @throws OperatorError when the database was written by a newer version
 */
export function migrate(
  db: Kysely<unknown>,
  dialect: DatabaseDialect,
  steps: readonly Migration[] = migrations,
): Promise<void> {
  return dialect.oneServer(db, (connection) => migrateAlone(connection, dialect, steps));
}

async function migrateAlone(
  db: Kysely<unknown>,
  dialect: DatabaseDialect,
  steps: readonly Migration[],
): Promise<void> {
  const table = db as Kysely<MigrationsTable>;
  await table.schema
    .createTable('schema_migrations')
    .ifNotExists()
    .addColumn('name', 'text', (column) => column.primaryKey())
    .addColumn('applied_at', 'text', (column) => column.notNull())
    .execute();
  for (const step of await pendingMigrations(db, steps)) {
    await table.transaction().execute(async (transaction) => {
      await step.up(transaction as unknown as Kysely<unknown>, dialect);
      await transaction
        .insertInto('schema_migrations')
        .values({ name: step.name, applied_at: new Date().toISOString() })
        .execute();
    });
  }
}
