import { isAdmin } from '@bank-soal/contract/accounts';
import type { Account } from '../account.js';
import { locked, type RowLock } from '../db/dialect.js';
import type { DbOrTransaction, QuestionSetRow } from '../db/schema.js';
import { notFound, Refusal } from '../failures/refusal.js';
import { showsSet, viewerOf, viewOf } from './set-view.js';

function mayChange(set: Pick<QuestionSetRow, 'creator_id'>, account: Account): boolean {
  return set.creator_id === account.id || isAdmin(account.roles);
}

function findSet(
  db: DbOrTransaction,
  id: number,
  lock: RowLock | undefined,
): Promise<QuestionSetRow | undefined> {
  return db
    .selectFrom('question_sets')
    .selectAll()
    .where('id', '=', id)
    .modifyEnd(locked(db, lock))
    .executeTakeFirst();
}

/**
 * A set that the caller may change.
 *
 * @throws Refusal 404 for an unknown or a withdrawn one and for one that the caller does not see, 403
 * for another's
 */
export async function changeableSet(
  db: DbOrTransaction,
  id: number,
  account: Account,
  lock?: RowLock,
): Promise<QuestionSetRow> {
  const set = await findSet(db, id, lock);
  if (set === undefined || set.withdrawn_at !== null) throw notFound('question-set');
  if (!showsSet(viewOf(viewerOf(account)), set)) throw notFound('question-set');
  if (!mayChange(set, account)) throw new Refusal(403, { code: 'owner-only' });
  return set;
}

/**
 * A withdrawn set that the caller may restore.
 *
 * @throws Refusal 404 for an unknown one or another's withdrawn one, 403 for another's, 409 for one
 * that is not withdrawn
 */
export async function restorableSet(
  db: DbOrTransaction,
  id: number,
  account: Account,
  lock?: RowLock,
): Promise<QuestionSetRow> {
  const set = await findSet(db, id, lock);
  if (set === undefined) throw notFound('question-set');
  if (set.withdrawn_at === null) {
    await changeableSet(db, id, account);
    throw new Refusal(409, { code: 'not-withdrawn' });
  }
  if (!mayChange(set, account)) throw notFound('question-set');
  return set;
}

/**
 * A set that the caller may withdraw, or remove for good where it is withdrawn.
 *
 * @throws Refusal 404 for an unknown one, another's withdrawn one, and one that the caller does not see,
 * 403 for another's
 */
export async function removableSet(
  db: DbOrTransaction,
  id: number,
  account: Account,
): Promise<QuestionSetRow> {
  const set = await findSet(db, id, undefined);
  if (set === undefined || set.withdrawn_at === null) return changeableSet(db, id, account);
  if (!mayChange(set, account)) throw notFound('question-set');
  return set;
}

/**
 * A set whose history the caller may read, a withdrawn one too.
 *
 * @throws Refusal 404 for any that is not theirs
 */
export async function ownedSet(
  db: DbOrTransaction,
  id: number,
  account: Account,
): Promise<QuestionSetRow> {
  const set = await findSet(db, id, undefined);
  if (set === undefined || !mayChange(set, account)) throw notFound('question-set');
  return set;
}
