import { existsSync } from 'node:fs';
import { readdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE, openDatabase, openWithoutTimeouts } from '../db/open-database.js';
import type { Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import { createContents } from '../files/contents.js';
import { ownDiskStore } from '../files/disk-store-owner.js';
import type { Config } from '../settings/config.js';
import { LOCK_FILE } from '../start/data-lock.js';
import { syncFolder } from '../storage/disk-files.js';
import type { FileStore } from '../storage/file-store.js';
import { clearNewer, isNewer } from './newer-bank.js';
import { isEmptyBank, replaceRows } from './replace-rows.js';

const BUSY_TIMEOUT_MS = 10_000;

/** Where a backup goes. */
export interface RestoreTarget {
  /** As the operator knows it. */
  name: string;
  /** Makes the staged rows the bank's, all at once. */
  adopt: (staged: Db, path: string) => Promise<void>;
  /** Takes back what a restore that failed has put. */
  undo: (store: FileStore, put: Iterable<string>) => Promise<void>;
  close: () => Promise<void>;
}

const filled = (name: string, hint: string) =>
  new OperatorError(
    `${name} tidak kosong. ${hint}, atau --replace untuk mengganti seluruh isinya; ` +
      'tidak ada yang diubah.',
  );

async function entriesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).filter((name) => name !== LOCK_FILE);
}

/** Leaves a database in its one file: no log may stay beside it. */
function settle(path: string): void {
  const database = new DatabaseSync(path, { timeout: BUSY_TIMEOUT_MS });
  try {
    const mode = database.prepare('pragma journal_mode = delete').get();
    if (mode?.journal_mode !== 'delete') throw new Error('The staged database is still in use');
  } finally {
    database.close();
  }
}

/** Puts the staged database in the place of a folder's own, if it has one. */
async function takePlace(staged: Db, path: string, folder: string): Promise<void> {
  const own = join(folder, DATABASE_FILE);
  await staged.destroy();
  settle(path);
  // The log of the old database must not meet the new one.
  if (existsSync(own)) settle(own);
  await rename(path, own);
  await syncFolder(folder);
}

/** The database goes last: a restore that was broken off leaves no bank that looks whole. */
function emptyFolder(folder: string): RestoreTarget {
  return {
    name: folder,
    adopt: (staged, path) => takePlace(staged, path, folder),
    undo: async () => {
      for (const name of await entriesOf(folder)) {
        await rm(join(folder, name), { recursive: true, force: true });
      }
    },
    close: async () => undefined,
  };
}

function database(config: Config, db: Db, name: string): RestoreTarget {
  return {
    name,
    adopt: async (staged) => {
      await replaceRows(staged, db);
      await ownDiskStore(db, config, true);
    },
    undo: (store, put) => createContents(db, store).release(put),
    close: () => db.destroy(),
  };
}

/** Takes back contents that a restore has put beside those of a bank that it could not replace. */
async function removeAll(store: FileStore, put: Iterable<string>): Promise<void> {
  for (const sha256 of put) await store.remove(sha256);
}

/** A bank of a newer version: nothing here knows its rows, so its database goes as a whole. */
function newerFolder(folder: string): RestoreTarget {
  return {
    name: folder,
    adopt: (staged, path) => takePlace(staged, path, folder),
    undo: removeAll,
    close: async () => undefined,
  };
}

function newerDatabase(config: Config): RestoreTarget {
  return {
    name: 'PostgreSQL',
    adopt: async (staged, path) => {
      await clearNewer(config);
      const target = database(config, await openCurrent(config), 'PostgreSQL');
      try {
        await target.adopt(staged, path);
      } finally {
        await target.close();
      }
    },
    undo: removeAll,
    close: async () => undefined,
  };
}

/** The tables are brought up to date first. */
async function openCurrent(config: Config): Promise<Db> {
  await (await openDatabase(config)).destroy();
  return openWithoutTimeouts(config);
}

/**
 * Opens what a backup is to be restored to.
 *
 * @param mayReplace what is there may go
 * @throws OperatorError when something is there that may not
 */
export async function openTarget(config: Config, mayReplace: boolean): Promise<RestoreTarget> {
  const { dataDir, databaseUrl } = config;
  if (databaseUrl === undefined) {
    if ((await entriesOf(dataDir)).length === 0) return emptyFolder(dataDir);
    if (!mayReplace) throw filled(dataDir, 'Pakai DATA_DIR yang kosong');
    if (existsSync(join(dataDir, DATABASE_FILE)) && (await isNewer(config))) {
      return newerFolder(dataDir);
    }
    return database(config, await openCurrent(config), dataDir);
  }
  if (mayReplace && (await isNewer(config))) return newerDatabase(config);
  const db = await openCurrent(config);
  if (mayReplace || (await isEmptyBank(db))) return database(config, db, 'PostgreSQL');
  await db.destroy();
  throw filled('Basis data PostgreSQL', 'Pakai basis data yang kosong');
}
