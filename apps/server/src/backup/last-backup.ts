import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../accounts/secret.js';

const NAME = 'last-backup';

/** Writes down of when the newest whole backup is, for the number that operators watch. */
export async function noteBackup(dataDir: string, of: Date): Promise<void> {
  await writePrivateFile(dataDir, NAME, `${of.toISOString()}\n`);
}

/** How old the newest whole backup is that was made from this folder, in seconds; without one, endlessly. */
export async function backupAge(dataDir: string): Promise<number> {
  const of = Date.parse((await readFile(join(dataDir, NAME), 'utf8').catch(() => '')).trim());
  return Number.isNaN(of) ? Number.POSITIVE_INFINITY : (Date.now() - of) / 1000;
}
