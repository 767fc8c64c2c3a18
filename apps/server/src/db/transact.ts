import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Transaction, TransactionBuilder } from 'kysely';
import { dialectOf } from './dialect.js';
import type { Database, Db } from './schema.js';

const TRIES = 8;
const PAUSE_MS = 25;

type Work<T> = (transaction: Transaction<Database>) => Promise<T>;

async function run<T>(db: Db, begin: () => TransactionBuilder<Database>, work: Work<T>) {
  const { isConflict } = dialectOf(db);
  for (let turn = 1; ; turn += 1) {
    try {
      return await begin().execute(work);
    } catch (error) {
      if (turn === TRIES || !isConflict(error)) throw error;
      await wait(randomInt(1, PAUSE_MS * turn));
    }
  }
}

/**
 * Runs work in a transaction, again when another one at the same time was in its way: the work must
 * bear being done twice. What it reads in order to write it locks (`locked`), or names again in the
 * condition of the write.
 */
export function transact<T>(db: Db, work: Work<T>): Promise<T> {
  return run(db, () => db.transaction(), work);
}

/**
 * Like `transact`, for work that may change thousands of rows: the embedded database does it in a
 * thread, since even the commit of so much would hold up everyone.
 */
export function transactLong<T>(db: Db, work: Work<T>): Promise<T> {
  return run(db, () => db.transaction().setAccessMode('read write'), work);
}
