import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { writePrivateFile } from '../accounts/secret.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { OperatorError } from '../failures/operator-error.js';
import type { Config } from '../settings/config.js';
import { namesAny } from './named-contents.js';

const NAME_FILE = 'store-id';

/** The name of a folder of files, made on first use. */
async function nameOf(folder: string): Promise<string> {
  try {
    return (await readFile(join(folder, NAME_FILE), 'utf8')).trim();
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
  const name = randomUUID();
  await writePrivateFile(folder, NAME_FILE, `${name}\n`);
  return name;
}

/**
 * Makes the data folder the one that has the files of a database that servers could share: two
 * servers with a disk each would both miss the other's. With a bucket no folder has them.
 *
 * @param mayTake the files of another folder are given up
 * @throws OperatorError when another folder has them
 */
export async function ownDiskStore(
  db: Db,
  { dataDir, s3 }: Pick<Config, 'dataDir' | 's3'>,
  mayTake = false,
): Promise<void> {
  const { shared, alone } = dialectOf(db);
  if (!shared) return;
  if (s3 !== undefined) {
    await db.deleteFrom('disk_store').execute();
    return;
  }
  const id = await nameOf(join(dataDir, 'files'));
  await transact(db, async (transaction) => {
    await alone(transaction);
    const owner = await transaction.selectFrom('disk_store').select('id').executeTakeFirst();
    if (owner?.id === id) return;
    if (owner !== undefined && !mayTake && (await namesAny(transaction))) {
      throw new OperatorError(
        `File soal di basis data ini ada di DATA_DIR lain, bukan di ${dataDir}. Pakai DATA_DIR itu, ` +
          'atau simpan file di S3 (S3_*) bila beberapa server bekerja bersama. Bila folder itu ' +
          'hilang, pulihkan cadangan dengan restore --replace.',
      );
    }
    await transaction.deleteFrom('disk_store').execute();
    await transaction.insertInto('disk_store').values({ id }).execute();
  });
}
