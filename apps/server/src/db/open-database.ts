import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { connect } from './dialect.js';
import { isMigrated, migrate } from './migrate.js';
import { nodeSqlite } from './node-sqlite.js';
import { type PostgresOptions, postgres } from './postgres.js';
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
 * @param onTrouble told when a connection breaks that nobody waits for
 * @throws DatabaseGoneError when its server cannot be reached
 */
export async function openDatabase(
  place: DatabasePlace,
  onTrouble?: (error: Error) => void,
): Promise<Db> {
  const patient = dialectAt(place, { patient: true });
  const tables = connect<unknown>(patient);
  try {
    await migrate(tables, patient);
  } finally {
    await tables.destroy();
  }
  return connect<Database>(dialectAt(place, onTrouble && { onTrouble }));
}

/** Opens the database as it is, only to read; others may go on writing. */
export function openReadOnly(place: DatabasePlace): Db {
  return connect<Database>(dialectAt(place, { readOnly: true, patient: true }));
}

/** Opens a database whose tables are up to date for work that takes as long as it takes. */
export function openPatiently(place: DatabasePlace): Db {
  return connect<Database>(dialectAt(place, { patient: true }));
}

/** Tells whether the database has exactly the tables of this version. */
export function isCurrent(db: Db): Promise<boolean> {
  return isMigrated(db as unknown as Kysely<unknown>);
}
