import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import type { RowLock } from '../db/dialect.js';
import type { Database, Db, DbOrTransaction, FileRow } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import { changeableSet } from '../sets/set-access.js';
import { viewerOf, viewOf } from '../sets/set-view.js';
import type { Contents } from './contents.js';
import { shownFile } from './file-queries.js';

/**
 * A file that the caller may remove; the lock is on its set.
 *
 * @throws Refusal 404 for an unknown one and one of a set that the caller does not see, 403 for another's
 */
export async function removableFile(
  db: DbOrTransaction,
  id: number,
  account: Account,
  lock?: RowLock,
): Promise<FileRow> {
  const file = await shownFile(db, viewOf(viewerOf(account)), id);
  await changeableSet(db, file.question_set_id, account, lock);
  return file;
}

/** Removes a file's row, and writes it down. @throws Refusal 404 when there is none */
export async function dropFile(
  transaction: Transaction<Database>,
  writer: Account,
  id: number,
): Promise<FileRow> {
  const gone = await transaction
    .deleteFrom('files')
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirst();
  if (gone === undefined) throw notFound('file');
  const before = { name: gone.name, set: gone.question_set_id };
  const entry = { action: 'delete', target: 'file', targetId: id, before } as const;
  await recordAudit(transaction, writer, entry);
  return gone;
}

/**
 * Removes a file from its set; its bytes go when no other file has the same.
 *
 * @returns the set's id
 * @throws Refusal 401, 403, 404 when another call has removed it
 */
export async function deleteFile(
  db: Db,
  contents: Contents,
  id: number,
  account: Account,
): Promise<number> {
  const file = await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    await removableFile(transaction, id, writer, 'update');
    const gone = await dropFile(transaction, writer, id);
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ updated_at: new Date().toISOString(), version: eb('version', '+', 1) }))
      .where('id', '=', gone.question_set_id)
      .execute();
    return gone;
  });
  await contents.release([file.sha256]);
  return file.question_set_id;
}
