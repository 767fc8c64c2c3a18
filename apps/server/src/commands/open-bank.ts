import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { hasTables } from '../db/migrate.js';
import { DATABASE_FILE, isCurrent, openDatabase, openReadOnly } from '../db/open-database.js';
import type { Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import type { Config } from '../settings/config.js';
import { DataInUseError, lockDataDir } from '../start/data-lock.js';
import { makeFolder } from '../storage/disk-files.js';
import type { FileStore } from '../storage/file-store.js';
import { openFileStore } from '../storage/open-file-store.js';

/** Lists of a command's own: it has none, and a server that runs sees by itself what others have written. */
export const NO_LISTS = { changedAll: () => undefined };

/** Opens the bank to read it, whether its servers run or not; changes nothing. */
export async function withBank<T>(
  config: Config,
  work: (db: Db, store: FileStore) => Promise<T>,
): Promise<T> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, DATABASE_FILE))) {
    throw new OperatorError(`Tidak ada basis data di ${dataDir}. Periksa DATA_DIR.`);
  }
  const db = openReadOnly(config);
  try {
    if (!(await hasTables(db))) {
      throw new OperatorError('Basis data itu tidak berisi bank soal. Periksa DATABASE_URL.');
    }
    return await work(db, await openFileStore(config));
  } finally {
    await db.destroy();
  }
}

/** Opens the database for writing beside servers that may run, of this version only. */
async function openBeside(config: Config): Promise<Db> {
  const db = openReadOnly(config);
  try {
    if (await isCurrent(db)) return await openDatabase(config);
  } finally {
    await db.destroy();
  }
  throw new OperatorError('Server yang berjalan masih versi lama. Mulai ulang server itu dulu.');
}

/** Makes the tables of a database that has none; others are left to the servers. */
async function openShared(config: Config): Promise<Db> {
  const db = openReadOnly(config);
  const isMade = await hasTables(db).finally(() => db.destroy());
  return isMade ? openBeside(config) : openDatabase(config);
}

/** Takes the data folder, and brings its database up to date; unless a server has it. */
async function openOwn(config: Config): Promise<{ db: Db; unlock: () => void }> {
  const { dataDir } = config;
  await makeFolder(dataDir);
  let unlock = () => {};
  try {
    unlock = lockDataDir(dataDir);
    return { db: await openDatabase(config), unlock };
  } catch (error) {
    unlock();
    if (!(error instanceof DataInUseError)) throw error;
    return { db: await openBeside(config), unlock: () => {} };
  }
}

/** Opens the bank to write to it; beside running servers only when they are of this version. */
export async function withWritableBank<T>(
  config: Config,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const { db, unlock } =
    config.databaseUrl === undefined
      ? await openOwn(config)
      : { db: await openShared(config), unlock: () => {} };
  try {
    return await work(db);
  } finally {
    await db.destroy();
    unlock();
  }
}
