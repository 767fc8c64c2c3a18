import { shownLecturer } from '@bank-soal/contract/sets';
import type { Account } from '../account.js';
import { stillAdmin } from '../accounts/still-may.js';
import { recordAudit } from '../administration/audit.js';
import { locked } from '../db/dialect.js';
import type { DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { notFound } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { allSetsOf, type OwnSet } from './set-queries.js';
import { indexSets } from './set-search-texts.js';

/**
 * A set, a withdrawn one too, as administrators see it.
 *
 * @throws Refusal 404
 */
export async function anySet(db: DbOrTransaction, id: number): Promise<OwnSet> {
  const [set] = await allSetsOf(db, [id]);
  if (set === undefined) throw notFound('question-set');
  return set;
}

/** @throws Refusal 404 */
async function ownerOf(db: DbOrTransaction, id: number) {
  const user = await db
    .selectFrom('users')
    .select(['id', 'name'])
    .where('id', '=', id)
    .modifyEnd(locked(db, 'share'))
    .executeTakeFirst();
  if (user === undefined) throw notFound('account');
  return user;
}

/**
 * Gives a set to another account, and with it the right to its key: the former owner sees it from then on as
 * anyone else does. Viewers see the lecturer that they saw before.
 *
 * @throws Refusal 401, 403, 404 for an unknown set or account
 */
export async function changeOwner(
  { db, setList }: Pick<Services, 'db' | 'setList'>,
  actor: Account,
  id: number,
  accountId: number,
): Promise<OwnSet> {
  const isNew = await transact(db, async (transaction) => {
    await stillAdmin(transaction, actor);
    const set = await transaction
      .selectFrom('question_sets')
      .leftJoin('users', 'users.id', 'creator_id')
      .select(['question_sets.id', 'title', 'lecturer', 'creator_id', 'users.name as owner'])
      .where('question_sets.id', '=', id)
      .modifyEnd(locked(transaction, 'update', 'question_sets'))
      .executeTakeFirst();
    if (set === undefined) throw notFound('question-set');
    const owner = await ownerOf(transaction, accountId);
    if (set.creator_id === owner.id) return false;
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({
        creator_id: owner.id,
        ...(set.owner !== null && { lecturer: shownLecturer(set.lecturer, set.owner) }),
        updated_at: new Date().toISOString(),
        version: eb('version', '+', 1),
      }))
      .where('id', '=', id)
      .execute();
    await indexSets(transaction, [id]);
    const { title } = set;
    await recordAudit(transaction, actor, {
      action: 'update',
      target: 'set',
      targetId: id,
      before: { title, owner: set.owner, ownerId: set.creator_id },
      after: { title, owner: owner.name, ownerId: owner.id },
    });
    return true;
  });
  if (isNew) setList.changed(id);
  return anySet(db, id);
}
