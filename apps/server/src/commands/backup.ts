import { createWriteStream, existsSync } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { openArchive } from '../backup/archive.js';
import type { RowsManifest } from '../backup/backup-format.js';
import { noteBackup } from '../backup/last-backup.js';
import { verifyArchive } from '../backup/verify-archive.js';
import { writeBackup } from '../backup/write-backup.js';
import type { Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import { namedContents } from '../files/named-contents.js';
import type { FileStore } from '../storage/file-store.js';
import type { Command } from './command.js';
import { withBank } from './open-bank.js';
import { readArgs } from './read-args.js';

/** Tries until no content went away between the snapshot and its copy. */
const TRIES = 5;

function writeOnce(db: Db, store: FileStore | undefined, file: string): Promise<RowsManifest> {
  return writeBackup(db, store, createWriteStream(file, { mode: 0o600, flush: true }), new Date());
}

/** Enough for a check, and below the bounds on parameters. */
const LOOKED_UP = 500;

/** Whether files went away only because they were removed from the running bank meanwhile. */
async function wereRemoved(db: Db, hashes: readonly string[]): Promise<boolean> {
  const some = hashes.slice(0, LOOKED_UP);
  if (some.length === 0) return false;
  return (await namedContents(db, some)).size < some.length;
}

async function write(db: Db, store: FileStore | undefined, file: string): Promise<RowsManifest> {
  for (let left = TRIES; ; left -= 1) {
    const written = await writeOnce(db, store, file);
    if (left === 1 || !(await wereRemoved(db, written.missing))) return written;
  }
}

/** An unread backup is no backup yet. */
async function readBack(file: string): Promise<void> {
  const archive = await openArchive(file);
  try {
    await verifyArchive(archive);
  } finally {
    archive.close();
  }
}

/**
 * Copies the whole bank into one file, whether its server runs or not; with `--rows` without its contents, for a way
 * back in this bank: a moment instead of as long as all files take.
 */
export const backup: Command = async (args, config, { out, err }) => {
  const { positionals, values } = readArgs(
    'backup FILE [--rows]',
    args,
    { min: 1, max: 1 },
    { rows: { type: 'boolean', default: false } },
  );
  const file = resolve(positionals[0] ?? '');
  if (existsSync(file)) throw new OperatorError(`File ${file} sudah ada.`);
  const partial = `${file}.partial`;
  const begun = new Date();
  try {
    const { files, missing, damaged } = await withBank(config, (db, store) =>
      write(db, values.rows ? undefined : store, partial),
    );
    await readBack(partial);
    await rename(partial, file);
    if (!values.rows) await noteBackup(config.dataDir, begun);
    const held = values.rows ? 'tanpa isi file, hanya untuk bank ini' : `${files} file`;
    out(`Cadangan tersimpan di ${file} (${held}).`);
    if (missing.length > 0) err(`${missing.length} file hilang dari penyimpanan; jalankan check.`);
    if (damaged.length > 0) err(`${damaged.length} file rusak di penyimpanan; jalankan check.`);
    return missing.length + damaged.length === 0;
  } finally {
    await rm(partial, { force: true });
  }
};
