import type { NoticeKind } from '@bank-soal/contract/talk-words';
import type { Transaction } from 'kysely';
import type { Database } from '../../db/schema.js';
import { mailDue } from '../mail/mail-wishes.js';

/** Something of a comment that somebody is to be told. */
interface News {
  /** Null: the account is gone. */
  to: number | null;
  /** Whose deed it is: nobody is told of their own. */
  by: number;
  kind: NoticeKind;
  setId: number;
  commentId: number;
}

/** Tells an account something, in the transaction of the deed itself. */
export async function tell(
  transaction: Transaction<Database>,
  { to, by, kind, setId, commentId }: News,
): Promise<void> {
  if (to === null || to === by) return;
  await transaction
    .insertInto('notices')
    .values({
      user_id: to,
      kind,
      question_set_id: setId,
      comment_id: commentId,
      at: new Date().toISOString(),
      mail_due: await mailDue(transaction, to, kind),
    })
    .execute();
}
