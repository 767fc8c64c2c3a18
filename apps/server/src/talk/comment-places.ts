import type { Transaction } from 'kysely';
import { locked, type RowLock } from '../db/dialect.js';
import type { Database, DbOrTransaction, FileRow, QuestionSetRow } from '../db/schema.js';
import { notFound } from '../failures/refusal.js';
import { isKey, opensKey, RELEASE_COLUMNS, type SetView, shown } from '../sets/set-view.js';

/** A set that is talked about. */
type TalkedSet = Pick<QuestionSetRow, 'id' | 'title' | 'creator_id'>;

/**
 * A set that a view shows.
 *
 * @throws Refusal 404 as for an unknown one
 */
export async function talkedSet(
  db: DbOrTransaction,
  view: SetView,
  id: number,
  lock?: RowLock,
): Promise<TalkedSet> {
  const set = await db
    .selectFrom('question_sets')
    .select(['id', 'title', 'creator_id'])
    .where('id', '=', id)
    .where(shown(view))
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
  if (set === undefined) throw notFound('question-set');
  return set;
}

/** Where a comment stands: with a file of its set, or with none. */
type Place = Pick<FileRow, 'category'> & { id: number };

/**
 * The file of a set that a comment names.
 *
 * @throws Refusal 404 for one of another set, and one that the view does not open
 */
export async function namedFile(
  db: DbOrTransaction,
  view: SetView,
  setId: number,
  fileId: number | null | undefined,
): Promise<Place | undefined> {
  if (fileId === null || fileId === undefined) return undefined;
  const file = await db
    .selectFrom('files')
    .innerJoin('question_sets', 'question_sets.id', 'files.question_set_id')
    .select(['files.id', 'files.category'])
    .select(RELEASE_COLUMNS)
    .where('files.id', '=', fileId)
    .where('question_set_id', '=', setId)
    .where(shown(view))
    .executeTakeFirst();
  if (file === undefined || (isKey(file) && !opensKey(view, file))) throw notFound('file');
  return file;
}

/** Moves comments on a file to the file of the same kind that takes its place. */
export async function moveComments(
  transaction: Transaction<Database>,
  from: Pick<FileRow, 'id' | 'category'>,
  to: Pick<FileRow, 'id' | 'category'>,
): Promise<void> {
  if (from.category !== to.category) return;
  await transaction
    .updateTable('comments')
    .set({ file_id: to.id })
    .where('file_id', '=', from.id)
    .execute();
}
