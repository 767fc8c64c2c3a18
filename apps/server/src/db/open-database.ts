import { join } from 'node:path';
import { Kysely } from 'kysely';
import { isMigrated, migrate } from './migrate.js';
import { nodeSqlite } from './node-sqlite.js';
import type { Database, Db } from './schema.js';

/** The database's file in the data folder. */
export const DATABASE_FILE = 'bank-soal.db';

/** Opens the bank's database in its data folder, its tables up to date. */
export async function openDatabase(dataDir: string): Promise<Db> {
  const dialect = nodeSqlite(join(dataDir, DATABASE_FILE));
  const db = new Kysely<Database>({ dialect: dialect.kysely });
  try {
    await migrate(db as unknown as Kysely<unknown>, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}

/** Opens the database as it is, only to read; another process may go on writing. */
export function openReadOnly(dataDir: string): Db {
  const dialect = nodeSqlite(join(dataDir, DATABASE_FILE), { readOnly: true });
  return new Kysely<Database>({ dialect: dialect.kysely });
}

/** Tells whether the database has exactly the tables of this version. */
export function isCurrent(db: Db): Promise<boolean> {
  return isMigrated(db as unknown as Kysely<unknown>);
}
