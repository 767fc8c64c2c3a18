import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.js';
import { DataInUseError, lockDataDir } from '../data-lock.js';
import { DATABASE_FILE, isCurrent, openDatabase, openReadOnly } from '../db/open-database.js';
import type { Db } from '../db/schema.js';
import { makeFolder } from '../files/disk-files.js';
import { diskStore } from '../files/disk-store.js';
import type { FileStore } from '../files/file-store.js';
import { OperatorError } from '../operator-error.js';

/** Opens the bank to read it, whether its server runs or not; changes nothing. */
export async function withBank<T>(
  { dataDir }: Config,
  work: (db: Db, store: FileStore) => Promise<T>,
): Promise<T> {
  if (!existsSync(join(dataDir, DATABASE_FILE))) {
    throw new OperatorError(`Tidak ada basis data di ${dataDir}. Periksa DATA_DIR.`);
  }
  const db = openReadOnly(dataDir);
  try {
    return await work(db, await diskStore(join(dataDir, 'files')));
  } finally {
    await db.destroy();
  }
}

async function openBeside(dataDir: string): Promise<Db> {
  const db = openReadOnly(dataDir);
  try {
    if (await isCurrent(db)) return await openDatabase(dataDir);
  } finally {
    await db.destroy();
  }
  throw new OperatorError('Server yang berjalan masih versi lama. Mulai ulang server itu dulu.');
}

/** Opens the bank to write to it; beside a running server only when both are of one version. */
export async function withWritableBank<T>(
  { dataDir }: Config,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  await makeFolder(dataDir);
  let unlock = () => {};
  let db: Db;
  try {
    unlock = lockDataDir(dataDir);
    db = await openDatabase(dataDir);
  } catch (error) {
    unlock();
    if (!(error instanceof DataInUseError)) throw error;
    db = await openBeside(dataDir);
  }
  try {
    return await work(db);
  } finally {
    await db.destroy();
    unlock();
  }
}
