import type { Transaction } from 'kysely';
import { type Actor, recordAudit, SERVER } from '../administration/audit.js';
import { locked } from '../db/dialect.js';
import type { Database, Db, QuestionSetRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import type { Contents } from '../files/contents.js';

/** Days in which a withdrawn set can be restored. */
export const KEPT_DAYS = 30;

const DAY_MS = 86_400_000;

/** Sets that were withdrawn before this moment can no longer be restored. */
export function restorableSince(now: Date): string {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
}

/**
 * Deletes a set for good, with its files, comments and further rows; its own row is locked already.
 *
 * @returns the contents of its files, to be removed when the transaction has ended
 */
export async function purgeSet(
  transaction: Transaction<Database>,
  actor: Actor,
  { id, title }: Pick<QuestionSetRow, 'id' | 'title'>,
): Promise<string[]> {
  const files = await transaction
    .deleteFrom('files')
    .where('question_set_id', '=', id)
    .returning('sha256')
    .execute();
  await transaction.deleteFrom('question_sets').where('id', '=', id).execute();
  const before = { title, files: files.length };
  const entry = { action: 'purge', target: 'set', targetId: id, before } as const;
  await recordAudit(transaction, actor, entry);
  return files.map(({ sha256 }) => sha256);
}

/** Deletes expired sets for good, with their files; returns how many sets. */
export async function purgeWithdrawn(db: Db, contents: Contents, now: Date): Promise<number> {
  const gone = await transact(db, async (transaction) => {
    const sets = await transaction
      .selectFrom('question_sets')
      .select(['id', 'title'])
      .where('withdrawn_at', '<', restorableSince(now))
      .orderBy('id')
      .modifyEnd(locked(transaction, 'update'))
      .execute();
    const found: string[] = [];
    for (const set of sets) found.push(...(await purgeSet(transaction, SERVER, set)));
    return { found, sets: sets.length };
  });
  await contents.release(new Set(gone.found));
  return gone.sets;
}
