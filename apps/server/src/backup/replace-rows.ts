import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { BACKED_UP_TABLES } from './backup-format.js';
import { insertRows, tableRows } from './table-rows.js';

/** Tells whether a bank has no rows at all. */
export async function isEmptyBank(db: DbOrTransaction): Promise<boolean> {
  for (const table of BACKED_UP_TABLES) {
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (row !== undefined) return false;
  }
  return true;
}

async function clear(db: DbOrTransaction): Promise<void> {
  for (const table of BACKED_UP_TABLES.toReversed()) await db.deleteFrom(table).execute();
}

async function fill(from: Db, to: DbOrTransaction): Promise<void> {
  const { lastId, setLastId } = dialectOf(to);
  for (const table of BACKED_UP_TABLES) {
    for await (const rows of tableRows(from, table)) await insertRows(to, table, rows);
    // Numbers of what was here before are not given again either.
    const known = await lastId(to, table);
    const last = await dialectOf(from).lastId(from, table);
    if (last > known) await setLastId(to, table, last);
  }
}

/** Puts the rows of one bank in the place of another's, in one transaction. */
export function replaceRows(from: Db, to: Db): Promise<void> {
  return transact(to, async (transaction) => {
    const { alone, refill } = dialectOf(transaction);
    await alone(transaction);
    await refill(
      transaction,
      () => clear(transaction),
      () => fill(from, transaction),
    );
  });
}

/**
 * Puts the rows of one bank into another that is still empty, in one transaction.
 *
 * @returns whether it was still empty
 */
export function fillRows(from: Db, to: Db): Promise<boolean> {
  return transact(to, async (transaction) => {
    const { alone, refill } = dialectOf(transaction);
    await alone(transaction);
    if (!(await isEmptyBank(transaction))) return false;
    await refill(
      transaction,
      async () => undefined,
      () => fill(from, transaction),
    );
    return true;
  });
}
