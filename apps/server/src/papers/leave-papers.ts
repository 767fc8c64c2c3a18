import { EMPTY_HEAD } from '@bank-soal/contract/papers';
import type { DbOrTransaction } from '../db/schema.js';

/**
 * Handles an account's papers when it goes: drafts are deleted. Of used ones only the use of their questions
 * stays, with its date; it counts for everyone who may use those.
 */
export async function leavePapers(db: DbOrTransaction, account: number): Promise<void> {
  await db
    .deleteFrom('papers')
    .where('owner_id', '=', account)
    .where('status', '=', 'draf')
    .execute();
  await db
    .updateTable('papers')
    .set({
      owner_id: null,
      title: '',
      head: JSON.stringify(EMPTY_HEAD),
      instructions: '[]',
      search_text: '',
    })
    .where('owner_id', '=', account)
    .execute();
}
