import { type ExpressionBuilder, sql } from 'kysely';
import type { Database, Db, DbOrTransaction } from '../../db/schema.js';
import type { Contents } from '../contents.js';

/** How long an unused picture stays: its question may still be in the making. */
const KEPT_DAYS = 30;
const DAY_MS = 86_400_000;

/** Whether no question shows the picture for its uploader. */
const isInNoQuestion = (eb: ExpressionBuilder<Database, 'images'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('question_images')
        .select('question_images.id')
        .whereRef('question_images.sha256', '=', 'images.sha256')
        .whereRef('question_images.put_by', '=', 'images.uploader_id'),
    ),
  );

/** Whether no paper of the uploader's names the picture beside its questions. */
const isInNoPaper = (eb: ExpressionBuilder<Database, 'images'>) =>
  eb.not(
    eb.exists(
      eb
        .selectFrom('papers')
        .select('papers.id')
        .whereRef('papers.owner_id', '=', 'images.uploader_id')
        .where(
          sql<string>`papers.instructions || papers.sections`,
          'like',
          sql<string>`'%' || images.sha256 || '%'`,
        ),
    ),
  );

/**
 * Removes an account's unused pictures when the account goes.
 *
 * @returns their contents
 */
export async function leaveImages(db: DbOrTransaction, account: number): Promise<string[]> {
  const gone = await db
    .deleteFrom('images')
    .where('uploader_id', '=', account)
    .where(isInNoQuestion)
    .returning('sha256')
    .execute();
  return gone.map(({ sha256 }) => sha256);
}

/** Forgets pictures that were uploaded long ago, and that nothing names. */
export async function forgetImages(db: Db, contents: Contents, now: Date): Promise<number> {
  const since = new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
  const gone = await db
    .deleteFrom('images')
    .where('created_at', '<', since)
    .where(isInNoQuestion)
    .where(isInNoPaper)
    .returning('sha256')
    .execute();
  await contents.release(new Set(gone.map(({ sha256 }) => sha256)));
  return gone.length;
}
