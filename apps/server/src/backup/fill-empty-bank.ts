import { existsSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';
import { makeFolder } from '../storage/disk-files.js';
import type { FileStore } from '../storage/file-store.js';
import { BUILD_LINE } from '../version.js';
import { openArchive } from './archive.js';
import { moveOpenings } from './move-openings.js';
import { fillRows, isEmptyBank } from './replace-rows.js';
import { restoreContents } from './restore-contents.js';
import { stageRows } from './stage-rows.js';

interface BankToFill {
  db: Db;
  store: FileStore;
}

/**
 * Fills a bank that has nothing yet from a backup of examples: the contents first, then every row in one
 * transaction. One that has anything, or is filled meanwhile by another server, stays as it is. What
 * was to open after the backup opens as many days after this.
 *
 * @param file the backup
 * @param folder where rows are looked through first; it is removed
 * @returns whether the bank was filled
 * @throws OperatorError when the file is not there, or is no backup
 */
export async function fillEmptyBank(
  { db, store }: BankToFill,
  file: string,
  folder: string,
  now = new Date(),
): Promise<boolean> {
  if (!(await isEmptyBank(db))) return false;
  if (!existsSync(file))
    throw new OperatorError(`Bank contoh belum dibuat (${file}): ${BUILD_LINE}`);
  const archive = await openArchive(file);
  await makeFolder(folder);
  try {
    const staged = await stageRows(archive, join(folder, 'bank.db'));
    try {
      await moveOpenings(staged, archive.manifest.createdAt, now);
      await restoreContents(archive, store, () => undefined);
      return await fillRows(staged, db);
    } finally {
      await staged.destroy();
    }
  } finally {
    archive.close();
    await rm(folder, { recursive: true, force: true });
  }
}
