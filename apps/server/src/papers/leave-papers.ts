import { EMPTY_HEAD } from '@bank-soal/contract/papers';
import type { DbOrTransaction } from '../db/schema.js';

/**
 * Handles an account's papers when it goes: drafts are deleted. Of used ones only the use of their questions
 * stays, with its date; it counts for everyone who may use those. Papers that it was to verify wait for nobody;
 * those that it verified stay so.
 */
export async function leavePapers(db: DbOrTransaction, account: number): Promise<void> {
  await db
    .deleteFrom('papers')
    .where('owner_id', '=', account)
    .where('status', '=', 'draf')
    .execute();
  await db
    .updateTable('papers')
    .set({ review_status: 'none', review_at: null, review_note: null })
    .where('reviewer_id', '=', account)
    .where('review_status', 'in', ['asked', 'none'])
    .execute();
  await db
    .deleteFrom('paper_people')
    .where('paper_id', 'in', db.selectFrom('papers').select('id').where('owner_id', '=', account))
    .execute();
  await db
    .updateTable('papers')
    .set({
      review_status: 'none',
      reviewer_id: null,
      review_at: null,
      review_note: null,
      owner_id: null,
      title: '',
      head: JSON.stringify(EMPTY_HEAD),
      instructions: '[]',
      search_text: '',
    })
    .where('owner_id', '=', account)
    .execute();
}
