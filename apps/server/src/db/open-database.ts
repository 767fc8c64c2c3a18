import { join } from 'node:path';
import { Kysely } from 'kysely';
import { migrate } from './migrate.js';
import { nodeSqlite } from './node-sqlite.js';
import type { Database, Db } from './schema.js';

/** Opens the bank's database in its data folder, its tables up to date. */
export async function openDatabase(dataDir: string): Promise<Db> {
  const dialect = nodeSqlite(join(dataDir, 'bank-soal.db'));
  const db = new Kysely<Database>({ dialect: dialect.kysely });
  try {
    await migrate(db as unknown as Kysely<unknown>, dialect);
  } catch (error) {
    await db.destroy();
    throw error;
  }
  return db;
}
