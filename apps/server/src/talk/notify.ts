import type { NoticeKind, PaperNoticeKind } from '@bank-soal/contract/talk';
import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.js';
import type { CommentRow } from './comment-rows.js';
import { mailDue } from './mail/mail-wishes.js';

/** News of a comment. */
interface News {
  /** Null: the account is gone. */
  to: number | null;
  /** Its author: nobody is notified of their own. */
  by: number;
  kind: NoticeKind;
  setId: number;
  commentId: number;
}

/** Notifies an account, in the transaction of the change itself. */
export async function notify(
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

/** Notifies an account of what another did with a paper, likewise. */
export async function notifyOfPaper(
  transaction: Transaction<Database>,
  {
    to,
    by,
    kind,
    paperId,
  }: { to: number | null; by: number; kind: PaperNoticeKind; paperId: number },
): Promise<void> {
  if (to === null || to === by) return;
  await transaction
    .insertInto('notices')
    .values({
      user_id: to,
      kind,
      question_set_id: null,
      comment_id: null,
      paper_id: paperId,
      by_id: by,
      at: new Date().toISOString(),
      mail_due: await mailDue(transaction, to, kind),
    })
    .execute();
}

/**
 * Notifies the people of a thread: those who began it or said something in it.
 *
 * @param creator of the set: notified of a comment on it, as of every other
 */
export async function notifyThread(
  transaction: Transaction<Database>,
  thread: Pick<CommentRow, 'id' | 'author_id'>,
  creator: number | null,
  news: Omit<News, 'to' | 'kind'>,
): Promise<void> {
  const said = await transaction
    .selectFrom('comments')
    .select('author_id')
    .distinct()
    .where('reply_to', '=', thread.id)
    .execute();
  const kinds = new Map<number | null, NoticeKind>();
  for (const { author_id } of said) kinds.set(author_id, 'jawaban');
  kinds.set(creator, 'komentar');
  kinds.set(thread.author_id, 'jawaban');
  for (const [to, kind] of kinds) await notify(transaction, { ...news, to, kind });
}
