import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { BACKED_UP_TABLES } from './backup-format.js';
import { clearTables, insertRows, tableRows } from './table-rows.js';

/** Whether a bank has no rows at all, but for the samples that every bank has. */
export async function isEmptyBank(db: DbOrTransaction): Promise<boolean> {
  for (const table of BACKED_UP_TABLES) {
    // Versions, pictures and outcomes of questions stand or fall with them.
    if (table.startsWith('question_') && table !== 'question_sets') continue;
    let rows = db.selectFrom(table).select('id').limit(1);
    if (table === 'questions') rows = rows.where('is_sample' as never, '=', 0 as never);
    if ((await rows.executeTakeFirst()) !== undefined) return false;
  }
  return true;
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
      () => clearTables(transaction),
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
      () => clearTables(transaction),
      () => fill(from, transaction),
    );
    return true;
  });
}
