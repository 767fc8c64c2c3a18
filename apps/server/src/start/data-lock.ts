import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { OperatorError } from '../failures/operator-error.js';
import { makePrivate } from '../storage/keep-private.js';

/** The file that is locked; it stays when the lock goes. */
export const LOCK_FILE = 'server.lock';

/** Another process works on the data folder. */
export class DataInUseError extends OperatorError {
  override name = 'DataInUseError';

  constructor(dataDir: string) {
    super(
      `Folder data ${dataDir} sedang dipakai oleh server lain. ` +
        'Hentikan server itu dulu, atau pakai DATA_DIR lain.',
    );
  }
}

/**
 * Takes a data folder for this process alone. The lock is one of the operating system, on a small SQLite
 * file: it ends with the process, however that ends, so none is ever stale.
 *
 * @returns releases the folder; harmless when called twice
 * @throws DataInUseError when another process has it
 */
export function lockDataDir(dataDir: string): () => void {
  const file = join(dataDir, LOCK_FILE);
  makePrivate(file);
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    // Nothing is ever written, so no journal file is left.
    database.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    const { errcode = 0 } = error as { errcode?: number };
    throw (errcode & 0xff) === 5 ? new DataInUseError(dataDir) : error;
  }
  return () => {
    if (database.isOpen) database.close();
  };
}
