import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction } from 'kysely';
import { dialectOf } from './dialect.js';
import type { Database, Db } from './schema.js';

const TRIES = 8;
const PAUSE_MS = 25;

type Work<T> = (transaction: Transaction<Database>) => Promise<T>;

/**
 * Runs work in a transaction, again when another one at the same time was in its way: the work must
 * bear being done twice. What it reads in order to write it locks (`locked`), or names again in the
 * condition of the write.
 */
export async function transact<T>(db: Db, work: Work<T>): Promise<T> {
  const { isConflict } = dialectOf(db);
  for (let turn = 1; ; turn += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      if (turn === TRIES || !isConflict(error)) throw error;
      await wait(randomInt(1, PAUSE_MS * turn));
    }
  }
}
