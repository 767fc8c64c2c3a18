import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connect } from './dialect.js';
import { isMigrated, migrate } from './migrate.js';
import { nodeSqlite } from './node-sqlite.js';
import { type PostgresOptions, postgres } from './postgres/connect.js';
import type { Database, Db } from './schema.js';

/** The database's file in the data folder. */
export const DATABASE_FILE = 'bank-soal.db';

/** Where a bank's database is. */
export interface DatabasePlace {
  dataDir: string;
  /** PostgreSQL; undefined: the file in the data folder. */
  databaseUrl: string | undefined;
}

function dialectAt({ dataDir, databaseUrl }: DatabasePlace, options: PostgresOptions = {}) {
  return databaseUrl === undefined
    ? nodeSqlite(join(dataDir, DATABASE_FILE), options)
    : postgres(databaseUrl, options);
}

/**
 * Opens a bank's database, its tables up to date.
 *
 * @param onTrouble called when an idle connection breaks
 * @throws DatabaseGoneError when its server cannot be reached
 */
export async function openDatabase(
  place: DatabasePlace,
  onTrouble?: (error: Error) => void,
): Promise<Db> {
  const dialect = dialectAt(place, { noTimeouts: true });
  const tables = connect<unknown>(dialect);
  try {
    await migrate(tables, dialect);
  } finally {
    await tables.destroy();
  }
  return connect<Database>(dialectAt(place, onTrouble && { onTrouble }));
}

/** Opens the database as it is, only to read; others may go on writing. */
export function openReadOnly(place: DatabasePlace): Db {
  return connect<Database>(dialectAt(place, { readOnly: true, noTimeouts: true }));
}

/** Opens a database whose tables are up to date for work that takes as long as it takes. */
export function openWithoutTimeouts(place: DatabasePlace): Db {
  return connect<Database>(dialectAt(place, { noTimeouts: true }));
}

/** Whether the database has exactly the tables of this version. */
export function isCurrent(db: Db): Promise<boolean> {
  return isMigrated(db as unknown as Kysely<unknown>);
}
