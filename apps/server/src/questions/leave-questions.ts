import { foldText } from '@bank-soal/contract/sets';
import type { DbOrTransaction } from '../db/schema.js';

/** Updates the search texts of questions when their owner is renamed. */
export async function renameOwner(
  db: DbOrTransaction,
  { id, name }: { id: number; name: string },
): Promise<void> {
  await db
    .updateTable('questions')
    .set({ search_lecturer: foldText(name) })
    .where('owner_id', '=', id)
    .execute();
}

/**
 * Handles an account's questions when it goes. Shared ones stay, by the name that they had. The others are
 * deleted, but for those of a paper: it keeps them, and nobody else sees them. Call it when the account's own
 * drafts have gone.
 */
export async function leaveQuestions(
  db: DbOrTransaction,
  { id, name }: { id: number; name: string },
): Promise<void> {
  const theirs = db.selectFrom('questions').select('id').where('owner_id', '=', id);
  const closed = theirs.where((eb) =>
    eb.or([eb('visibility', '=', 'owner'), eb('withdrawn_at', 'is not', null)]),
  );
  await db
    .deleteFrom('questions')
    .where('id', 'in', closed)
    .where('id', 'not in', db.selectFrom('paper_items').select('question_id'))
    .execute();
  await db
    .updateTable('questions')
    .set({ withdrawn_at: new Date().toISOString() })
    .where('owner_id', '=', id)
    .where('visibility', '=', 'owner')
    .where('withdrawn_at', 'is', null)
    .execute();
  await db
    .updateTable('questions')
    .set({ owner_id: null, lecturer: name })
    .where('owner_id', '=', id)
    .execute();
}
