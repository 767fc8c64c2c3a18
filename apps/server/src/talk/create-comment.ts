import type { CommentAnswer, commentBodySchema } from '@bank-soal/contract/talk';
import type { output } from 'zod/mini';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { type SetView, viewerOf, viewOf } from '../sets/set-view.js';
import { entryOf } from './comment-entry.js';
import { namedFile, talkedSet } from './comment-places.js';
import { type CommentRow, shownComment, toCommentAnswer } from './comment-rows.js';
import { notify, notifyThread } from './notify.js';

/**
 * The thread of a set that a reply belongs to.
 *
 * @throws Refusal 404 for a comment that the view does not show, and one on another set
 */
async function threadOf(
  db: DbOrTransaction,
  view: SetView,
  setId: number,
  replyTo: number | null | undefined,
): Promise<CommentRow | undefined> {
  if (replyTo === null || replyTo === undefined) return undefined;
  const comment = await shownComment(db, view, replyTo, 'share');
  if (comment.question_set_id !== setId) throw notFound('comment');
  return comment.reply_to === null ? comment : threadOf(db, view, setId, comment.reply_to);
}

/**
 * Stores a comment on a set, and notifies its creator and the people of its thread.
 *
 * @throws Refusal 401, 404 for a set, a file or a comment that the account does not see, 429
 */
export async function createComment(
  { db, accountLimits, commentLimits }: Pick<Services, 'db' | 'accountLimits' | 'commentLimits'>,
  setId: number,
  { kind, fileId, page = null, replyTo, body }: output<typeof commentBodySchema>,
  account: Account,
): Promise<CommentAnswer> {
  // A comment that is refused for its place does not count.
  const before = viewOf(viewerOf(account));
  const isReply = (await threadOf(db, before, setId, replyTo)) !== undefined;
  if (!isReply) await namedFile(db, before, setId, fileId);
  await commentLimits.count(account.id);
  return transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account, accountLimits.fileLock);
    await accountLimits.refuseBytes(transaction, writer, Buffer.byteLength(body));
    const view = viewOf(viewerOf(writer));
    const set = await talkedSet(transaction, view, setId, 'share');
    const thread = await threadOf(transaction, view, setId, replyTo);
    const file = thread ? undefined : await namedFile(transaction, view, setId, fileId);
    const place = thread ?? {
      file_id: file?.id ?? null,
      file_category: file?.category ?? null,
      page,
    };
    const now = new Date().toISOString();
    const { id } = await transaction
      .insertInto('comments')
      .values({
        question_set_id: setId,
        file_id: place.file_id,
        file_category: place.file_category,
        page: place.page,
        reply_to: thread?.id ?? null,
        kind,
        status: 'terbuka',
        author_id: writer.id,
        body,
        created_at: now,
        updated_at: now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const comment = await shownComment(transaction, view, id);
    await recordAudit(transaction, writer, entryOf('create', comment));
    const news = { by: writer.id, setId, commentId: id };
    if (thread) await notifyThread(transaction, thread, set.creator_id, news);
    else await notify(transaction, { ...news, to: set.creator_id, kind });
    return toCommentAnswer(comment, writer.id);
  });
}
