import { EMPTY_HEAD } from '@bank-soal/contract/papers';
import type { DbOrTransaction } from '../db/schema.js';

/**
 * What becomes of an account's papers when it goes: drafts go along. Of used ones nothing stays but that
 * their questions were used, and when; it counts for everyone who may use those.
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
