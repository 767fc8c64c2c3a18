import type { CommentAnswer, CommentKind, CommentStatus } from '@bank-soal/contract/talk';
import type { Expression, ExpressionBuilder, SqlBool } from 'kysely';
import { locked, type RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { bytesOf, firstOfPage } from '../lists/page-bytes.js';
import { personOf } from '../questions/question-answers.js';
import { keyShown, type SetView, shown } from '../sets/set-view.js';

/** Comments of one answer: the newest, as many as are no more than a page in bytes. */
const MOST = 1000;

/** A comment, and whose set it is about. */
export interface CommentRow {
  id: number;
  question_set_id: number;
  /** Null where the file is gone. */
  file_id: number | null;
  /** Of the file when it was named. */
  file_category: string | null;
  page: number | null;
  kind: CommentKind;
  status: CommentStatus;
  author_id: number | null;
  author_name: string | null;
  body: string;
  answer: string | null;
  reply_to: number | null;
  created_at: string;
  updated_at: string;
  creator_id: number | null;
}

/**
 * Comments on a key are for viewers who may open the key, as long as anything of it is stored: the file may
 * be gone, or be another by now.
 */
export function commentShown(
  eb: ExpressionBuilder<Database, 'comments'>,
  view: SetView,
): Expression<SqlBool> {
  return eb.or([
    eb('comments.file_category', 'is', null),
    eb('comments.file_category', '=', 'questions'),
    keyShown(view),
  ]);
}

/** The comments that a view shows: of sets that it shows, and of files that it opens. */
export function shownComments(db: DbOrTransaction, view: SetView) {
  return db
    .selectFrom('comments')
    .innerJoin('question_sets', 'question_sets.id', 'comments.question_set_id')
    .leftJoin('files', 'files.id', 'comments.file_id')
    .leftJoin('users', 'users.id', 'comments.author_id')
    .select([
      'comments.id',
      'comments.question_set_id',
      'files.id as file_id',
      'comments.file_category',
      'comments.page',
      'comments.kind',
      'comments.status',
      'comments.author_id',
      'users.name as author_name',
      'comments.body',
      'comments.answer',
      'comments.reply_to',
      'comments.created_at',
      'comments.updated_at',
      'question_sets.creator_id',
    ])
    .where(shown(view))
    .where((eb) => commentShown(eb, view));
}

/** A comment as a viewer sees it. */
export function toCommentAnswer(row: CommentRow, viewer: number | undefined): CommentAnswer {
  return {
    id: row.id,
    kind: row.kind,
    status: row.status,
    fileId: row.file_id,
    page: row.page,
    body: row.body,
    author: personOf(row.author_id, row.author_name),
    mine: row.author_id !== null && row.author_id === viewer,
    created_at: row.created_at,
    updated_at: row.updated_at,
    answer: row.answer,
    replyTo: row.reply_to,
  };
}

/**
 * A comment that a view shows.
 *
 * @throws Refusal 404 as for an unknown one
 */
export async function shownComment(
  db: DbOrTransaction,
  view: SetView,
  id: number,
  lock?: RowLock,
): Promise<CommentRow> {
  const row = await shownComments(db, view)
    .where('comments.id', '=', id)
    .modifyEnd(locked(db, lock, 'comments'))
    .executeTakeFirst();
  if (row === undefined) throw notFound('comment');
  return row;
}

/** Comments on a set that a view shows, oldest first. */
export async function commentsOf(
  db: DbOrTransaction,
  view: SetView,
  setId: number,
): Promise<CommentAnswer[]> {
  const newest = shownComments(db, view)
    .where('comments.question_set_id', '=', setId)
    .orderBy('comments.id', 'desc')
    .limit(MOST);
  const sizes = await newest
    .clearSelect()
    .select(['comments.id', bytesOf('comments.body', 'comments.answer').as('bytes')])
    .execute();
  const oldest = firstOfPage(sizes).at(-1)?.id ?? 0;
  const rows = await newest.where('comments.id', '>=', oldest).execute();
  return rows.toReversed().map((row) => toCommentAnswer(row, view.account?.id));
}
