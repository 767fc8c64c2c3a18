import { rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { type Archive, openArchive } from '../backup/archive.js';
import { knownLosses, lostFiles, restoreContents } from '../backup/restore-contents.js';
import { openTarget, type RestoreTarget } from '../backup/restore-target.js';
import { stageRows } from '../backup/stage-rows.js';
import { verifyArchive } from '../backup/verify-archive.js';
import type { Db } from '../db/schema.js';
import type { Config } from '../settings/config.js';
import { lockDataDir } from '../start/data-lock.js';
import { makeFolder } from '../storage/disk-files.js';
import type { FileStore } from '../storage/file-store.js';
import { openFileStore } from '../storage/open-file-store.js';
import type { Command, Terminal } from './command.js';
import { readArgs } from './read-args.js';
import { reportProblems } from './report-problems.js';

/** Seconds are above every number that was counted up to: no token from before opens the bank that comes. */
async function endTokens(staged: Db): Promise<void> {
  const token_generation = Math.floor(Date.now() / 1000);
  await staged.updateTable('users').set({ token_generation }).execute();
}

/** Rows are checked first, then contents put beside what is there; the bank changes last. */
async function restoreInto(
  target: RestoreTarget,
  folder: string,
  archive: Archive,
  store: FileStore,
) {
  const path = join(folder, 'bank.db');
  const stored = new Set<string>();
  const added = new Set<string>();
  await makeFolder(folder);
  const staged = await stageRows(archive, path);
  try {
    await endTokens(staged);
    await restoreContents(archive, store, (sha256, isNew) => {
      stored.add(sha256);
      if (isNew) added.add(sha256);
    });
    const lost = await lostFiles(staged, archive, store, stored);
    await target.adopt(staged, path);
    return lost;
  } catch (error) {
    await staged.destroy();
    await target.undo(store, added);
    throw error;
  } finally {
    await staged.destroy();
  }
}

async function restoreFile(config: Config, file: string, mayReplace: boolean) {
  const target = await openTarget(config, mayReplace);
  const folder = join(config.dataDir, 'restore');
  try {
    const archive = await openArchive(file);
    try {
      const lost = await restoreInto(target, folder, archive, await openFileStore(config));
      return { lost, name: target.name };
    } finally {
      archive.close();
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
    await target.close();
  }
}

/** Reads a backup to its end; the bank is not even looked at. */
async function tryFile(file: string, { out, err }: Terminal): Promise<boolean> {
  const archive = await openArchive(file);
  try {
    const files = await verifyArchive(archive);
    const lost = knownLosses(archive)?.size ?? 0;
    out(`Cadangan dapat dibaca seluruhnya (${files} file); tidak ada yang diubah.`);
    if (lost > 0) err(`${lost} file sudah hilang atau rusak saat dicadangkan.`);
    return lost === 0;
  } finally {
    archive.close();
  }
}

/** Puts a backup into an empty bank, or in the place of one. */
export const restore: Command = async (args, config, terminal) => {
  const { positionals, values } = readArgs(
    'restore FILE [--replace | --dry-run]',
    args,
    { min: 1, max: 1 },
    {
      replace: { type: 'boolean', default: false },
      'dry-run': { type: 'boolean', default: false },
    },
  );
  const file = resolve(positionals[0] ?? '');
  if (values['dry-run']) return tryFile(file, terminal);
  await makeFolder(config.dataDir);
  const unlock = lockDataDir(config.dataDir);
  try {
    const { lost, name } = await restoreFile(config, file, values.replace);
    terminal.out(`Cadangan dipulihkan ke ${name}.`);
    return reportProblems({ missing: lost, damaged: [], orphans: [] }, terminal);
  } finally {
    unlock();
  }
};
