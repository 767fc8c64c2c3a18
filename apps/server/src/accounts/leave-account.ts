import type { Transaction } from 'kysely';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { leaveImages } from '../files/images/leave-images.js';
import { leavePapers } from '../papers/leave-papers.js';
import { leaveQuestions } from '../questions/leave-questions.js';
import { indexSets } from '../sets/set-search-texts.js';

/** Work after an account is gone, for when the transaction has ended: changes to report, contents to remove. */
export interface LeftBehind {
  /** Sets that it made. */
  sets: number[];
  /** Contents that it alone used. */
  contents: string[];
}

/** The sets that an account made. */
export async function setsOf(db: DbOrTransaction, account: number): Promise<number[]> {
  const rows = await db
    .selectFrom('question_sets')
    .select('id')
    .where('creator_id', '=', account)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Removes an account. Its sets and shared questions stay, without an owner and with the lecturer that they
 * showed, and so do its comments, without its name. Its private rows go along.
 */
export async function leaveAccount(
  transaction: Transaction<Database>,
  { id, name }: { id: number; name: string },
): Promise<LeftBehind> {
  const sets = await setsOf(transaction, id);
  // The sets go on showing their lecturer, though it was the account's name.
  await transaction
    .updateTable('question_sets')
    .set({ lecturer: name })
    .where('creator_id', '=', id)
    .where('lecturer', '=', '')
    .execute();
  await leavePapers(transaction, id);
  await leaveQuestions(transaction, { id, name });
  const contents = await leaveImages(transaction, id);
  await transaction.deleteFrom('users').where('id', '=', id).execute();
  await indexSets(transaction, sets);
  return { sets, contents };
}
