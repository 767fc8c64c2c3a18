import { createHash } from 'node:crypto';
import { readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import type { Config } from '../config.js';
import { LOCK_FILE, lockDataDir } from '../data-lock.js';
import { DATABASE_FILE, openDatabase } from '../db/open-database.js';
import { beginFile, makeFolder, type PendingFile } from '../files/disk-files.js';
import { diskStore } from '../files/disk-store.js';
import type { FileStore } from '../files/file-store.js';
import { OperatorError } from '../operator-error.js';
import { verifyStore } from '../services/verify-store.js';
import {
  DATABASE_ENTRY,
  FILES_PREFIX,
  MANIFEST_ENTRY,
  type Manifest,
  manifestSchema,
} from './backup-format.js';
import type { Command, Terminal } from './command.js';
import { readArgs } from './read-args.js';
import { tellProblems } from './tell-problems.js';

const broken = () => new OperatorError('File cadangan rusak atau bukan cadangan bank soal.');

interface Unpacked {
  manifest: Manifest | undefined;
  database: PendingFile | undefined;
  sha256: string;
}

async function unpackDatabase(zip: ZipFile, entry: Entry, folder: string) {
  const file = await beginFile(join(folder, 'pending'));
  const hash = createHash('sha256');
  for await (const chunk of await zip.openReadStreamPromise(entry)) {
    hash.update(chunk as Buffer);
    await file.handle.writeFile(chunk as Buffer);
  }
  return { file, sha256: hash.digest('hex') };
}

async function unpack(zip: ZipFile, folder: string, store: FileStore): Promise<Unpacked> {
  const result: Unpacked = { manifest: undefined, database: undefined, sha256: '' };
  for await (const entry of zip.eachEntry()) {
    const { fileName } = entry;
    if (fileName === MANIFEST_ENTRY) {
      const json = await text(await zip.openReadStreamPromise(entry));
      result.manifest = manifestSchema.parse(JSON.parse(json));
    } else if (fileName === DATABASE_ENTRY) {
      const { file, sha256 } = await unpackDatabase(zip, entry, folder);
      result.database = file;
      result.sha256 = sha256;
    } else if (fileName.startsWith(FILES_PREFIX)) {
      await store.put(await zip.openReadStreamPromise(entry));
    }
  }
  return result;
}

async function openBackup(file: string): Promise<ZipFile> {
  try {
    return await openPromise(file, { lazyEntries: true });
  } catch {
    throw broken();
  }
}

/** The database goes last: a restore that was broken off leaves no bank that looks whole. */
async function restoreInto(folder: string, file: string): Promise<void> {
  const store = await diskStore(join(folder, 'files'));
  const zip = await openBackup(file);
  try {
    const { manifest, database, sha256 } = await unpack(zip, folder, store).catch((error) => {
      throw (error as NodeJS.ErrnoException).code === 'ENOSPC' ? error : broken();
    });
    if (database === undefined || manifest?.database.sha256 !== sha256) throw broken();
    await database.commit(join(folder, DATABASE_FILE));
  } finally {
    zip.close();
  }
}

async function isEmpty(folder: string): Promise<boolean> {
  return (await readdir(folder)).every((name) => name === LOCK_FILE);
}

async function removeAll(folder: string): Promise<void> {
  for (const name of await readdir(folder)) {
    if (name !== LOCK_FILE) await rm(join(folder, name), { recursive: true, force: true });
  }
}

async function check({ dataDir }: Config, terminal: Terminal): Promise<boolean> {
  const db = await openDatabase(dataDir);
  try {
    const problems = await verifyStore(db, await diskStore(join(dataDir, 'files')));
    return tellProblems({ ...problems, orphans: [] }, terminal);
  } finally {
    await db.destroy();
  }
}

/** Puts a backup into an empty data folder. */
export const restore: Command = async (args, config, terminal) => {
  const { positionals } = readArgs('restore FILE', args, { min: 1, max: 1 }, {});
  const { dataDir } = config;
  await makeFolder(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    if (!(await isEmpty(dataDir))) {
      throw new OperatorError(
        `${dataDir} tidak kosong. Pakai DATA_DIR yang kosong; tidak ada yang diubah.`,
      );
    }
    try {
      await restoreInto(dataDir, resolve(positionals[0] ?? ''));
    } catch (error) {
      await removeAll(dataDir);
      throw error;
    }
    terminal.out(`Cadangan dipulihkan ke ${dataDir}.`);
    return await check(config, terminal);
  } finally {
    unlock();
  }
};
