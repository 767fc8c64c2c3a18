import { isAdmin } from '@bank-soal/contract/accounts';
import {
  COMMENT_EDIT_MINUTES,
  type CommentAnswer,
  type commentChangeSchema,
  mayEditComment,
} from '@bank-soal/contract/talk';
import type { Transaction } from 'kysely';
import type { output } from 'zod/mini';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { Database, Db } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import { type SetView, viewerOf, viewOf } from '../sets/set-view.js';
import { entryOf } from './comment-entry.js';
import { namedFile } from './comment-places.js';
import { type CommentRow, shownComment, toCommentAnswer } from './comment-rows.js';
import { notifyThread } from './notify.js';

/** A comment that is about to be changed, its editor, and the transaction. */
interface Change {
  transaction: Transaction<Database>;
  writer: Account;
  view: SetView;
  comment: CommentRow;
}

const asSeen = async ({ transaction, view, comment, writer }: Change): Promise<CommentAnswer> =>
  toCommentAnswer(await shownComment(transaction, view, comment.id), writer.id);

/** @throws Refusal 401, 404 for a comment that the account does not see */
function change<T>(
  db: Db,
  account: Account,
  id: number,
  work: (change: Change) => Promise<T>,
): Promise<T> {
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const view = viewOf(viewerOf(writer));
    const comment = await shownComment(transaction, view, id, 'update');
    return work({ transaction, writer, view, comment });
  });
}

/**
 * Changes one's own comment soon after it was sent. Its replies stand where it stands.
 *
 * @throws Refusal 401, 403 for another's, 404, 409 when it is too late
 */
export function updateComment(
  db: Db,
  id: number,
  { fileId, page, body }: output<typeof commentChangeSchema>,
  account: Account,
): Promise<CommentAnswer> {
  return change(db, account, id, async (found) => {
    const { transaction, writer, view, comment } = found;
    if (comment.author_id !== writer.id) throw new Refusal(403, { code: 'author-only' });
    const now = new Date();
    if (!mayEditComment(comment.created_at, now.getTime())) {
      throw new Refusal(409, { code: 'edit-window-over', minutes: COMMENT_EDIT_MINUTES });
    }
    await transaction
      .updateTable('comments')
      .set({ updated_at: now.toISOString(), ...(body !== undefined && { body }) })
      .where('id', '=', id)
      .execute();
    if (comment.reply_to === null) {
      const file = await namedFile(transaction, view, comment.question_set_id, fileId);
      await transaction
        .updateTable('comments')
        .set({
          page: page === undefined ? comment.page : page,
          ...(fileId !== undefined && {
            file_id: file?.id ?? null,
            file_category: file?.category ?? null,
          }),
        })
        .where((eb) => eb.or([eb('id', '=', id), eb('reply_to', '=', id)]))
        .execute();
    }
    await recordAudit(transaction, writer, entryOf('update', comment));
    return asSeen(found);
  });
}

const ownsSet = ({ writer, comment }: Change) =>
  comment.creator_id === writer.id || isAdmin(writer.roles);

/**
 * Removes a comment: its author's, on one's own set, or any for administrators.
 *
 * @throws Refusal 401, 403, 404
 */
export function deleteComment(db: Db, id: number, account: Account): Promise<void> {
  return change(db, account, id, async (found) => {
    const { transaction, writer, comment } = found;
    if (comment.author_id !== writer.id && !ownsSet(found)) {
      throw new Refusal(403, { code: 'author-only' });
    }
    await transaction.deleteFrom('comments').where('id', '=', id).execute();
    await recordAudit(transaction, writer, entryOf('delete', comment));
  });
}

/**
 * Marks a comment or report on one's own set as done, and notifies the people of its thread.
 *
 * @param answer null or undefined: the one that is there stays
 * @throws Refusal 401, 403, 404, 409 for a reply
 */
export function resolveComment(
  db: Db,
  id: number,
  answer: string | null | undefined,
  account: Account,
): Promise<CommentAnswer> {
  return change(db, account, id, async (found) => {
    const { transaction, writer, comment } = found;
    if (!ownsSet(found)) throw new Refusal(403, { code: 'owner-only' });
    if (comment.reply_to !== null) throw new Refusal(409, { code: 'reply-not-resolved' });
    const said = answer ? answer : comment.answer;
    if (comment.status === 'selesai' && said === comment.answer) return asSeen(found);
    await transaction
      .updateTable('comments')
      .set({
        status: 'selesai',
        answer: said,
        answered_by: writer.id,
        updated_at: new Date().toISOString(),
      })
      .where('id', '=', id)
      .execute();
    await recordAudit(transaction, writer, entryOf('update', comment));
    const setId = comment.question_set_id;
    await notifyThread(transaction, comment, null, { by: writer.id, setId, commentId: id });
    return asSeen(found);
  });
}
