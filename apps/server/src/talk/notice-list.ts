import { NOTICES_MAX, type NoticeAnswer, type NoticeKind } from '@bank-soal/contract/talk';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { words } from '../language.js';
import { type SetView, shown } from '../sets/set-view.js';
import { commentShown } from './comment-rows.js';
import { noticesSince } from './forget-notices.js';
import { paperNotices } from './paper-notices.js';
import { quote } from './quote.js';

interface NoticeRow {
  kind: NoticeKind;
  subject: string;
  body: string | null;
  answer: string | null;
  author: string | null;
  answerer: string | null;
  reply_to: number | null;
}

/** Text of a notice beside its kind and the set's title. */
function textOf({ kind, subject, body, answer, author, answerer, reply_to }: NoticeRow): string {
  const { notices } = words();
  if (kind === 'paket') return notices.newSet(subject);
  const isSaid = kind !== 'jawaban' || reply_to !== null;
  if (isSaid) return `${author ?? notices.deletedAccount}: ${quote(body ?? '')}`;
  const who = answerer ?? notices.deletedAccount;
  return answer === null ? notices.closed(who) : `${who}: ${quote(answer)}`;
}

/** Notices of an account about sets. */
async function setNotices(
  db: DbOrTransaction,
  view: SetView,
  account: number,
  onlyUnread: boolean,
): Promise<NoticeAnswer[]> {
  const rows = await db
    .selectFrom('notices')
    .innerJoin('question_sets', 'question_sets.id', 'notices.question_set_id')
    .leftJoin('comments', 'comments.id', 'notices.comment_id')
    .leftJoin('users as authors', 'authors.id', 'comments.author_id')
    .leftJoin('users as answerers', 'answerers.id', 'comments.answered_by')
    .select(['notices.id', 'notices.kind', 'notices.at', 'notices.read_at', 'notices.comment_id'])
    .select(['question_sets.id as set_id', 'question_sets.title', 'question_sets.subject'])
    .select(['comments.body', 'comments.answer', 'comments.reply_to'])
    .select(['authors.name as author', 'answerers.name as answerer'])
    .where('notices.user_id', '=', account)
    .where('notices.at', '>', noticesSince(view.now))
    .where(shown(view))
    .where((eb) => commentShown(eb as never, view))
    .$if(onlyUnread, (query) => query.where('notices.read_at', 'is', null))
    .orderBy('notices.at', 'desc')
    .orderBy('notices.id', 'desc')
    .limit(NOTICES_MAX)
    .execute();
  return rows.map((row) => ({
    id: row.id,
    kind: row.kind,
    at: row.at,
    read: row.read_at !== null,
    set: { id: row.set_id, title: row.title },
    commentId: row.comment_id,
    text: textOf(row),
  }));
}

const newestFirst = (one: NoticeAnswer, other: NoticeAnswer) =>
  other.at.localeCompare(one.at) || other.id - one.id;

/** Notices of an account that it may still know of, newest first. */
export async function noticesOf(
  db: DbOrTransaction,
  view: SetView,
  account: number,
  onlyUnread: boolean,
): Promise<NoticeAnswer[]> {
  const all = [
    ...(await setNotices(db, view, account, onlyUnread)),
    ...(await paperNotices(db, view, account, onlyUnread)),
  ];
  return all.toSorted(newestFirst).slice(0, NOTICES_MAX);
}

/** Marks an account's own notices as read; other ids change nothing, and reveal nothing. */
export async function markRead(db: Db, ids: readonly number[], account: Account): Promise<void> {
  if (ids.length === 0) return;
  await transact(db, async (transaction) => {
    const { id } = await stillMay(transaction, account);
    await transaction
      .updateTable('notices')
      .set({ read_at: new Date().toISOString() })
      .where('user_id', '=', id)
      .where('id', 'in', ids)
      .where('read_at', 'is', null)
      .execute();
  });
}
