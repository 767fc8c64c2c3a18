import { isAdmin } from '@bank-soal/contract/roles';
import type { Transaction } from 'kysely';
import type { Account } from '../../account.js';
import { locked } from '../../db/dialect.js';
import type { Database } from '../../db/schema.js';
import { transact } from '../../db/transact.js';
import { Refusal } from '../../refusal.js';
import { recordAudit } from '../audit.js';
import { leaveAccount } from '../leave-account.js';
import type { Services } from '../services.js';
import { stillMay } from '../still-may.js';

/** A bank is never left without an administrator. @throws Refusal 409 */
async function refuseLast(transaction: Transaction<Database>, account: Account): Promise<void> {
  if (!isAdmin(account.roles)) return;
  const active = await transaction
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'admin')
    .where('status', '=', 'Aktif')
    .orderBy('id')
    .modifyEnd(locked(transaction, 'update'))
    .execute();
  if (active.length < 2) throw new Refusal(409, { code: 'last-administrator' });
}

/**
 * Removes the caller's own account, once it is sure that it is theirs (`proveOwner`).
 *
 * @throws Refusal 401, 409 for the last active administrator
 */
export async function deleteMe(
  { contents, db, setList }: Pick<Services, 'contents' | 'db' | 'setList'>,
  account: Account,
): Promise<void> {
  const left = await transact(db, async (transaction) => {
    const holder = await stillMay(transaction, account, 'update');
    await refuseLast(transaction, holder);
    const { id, name, email } = holder;
    const before = { nama: name, email };
    await recordAudit(transaction, holder, {
      action: 'delete',
      target: 'account',
      targetId: id,
      before,
    });
    return leaveAccount(transaction, holder);
  });
  await contents.release(left.contents);
  if (left.sets.length > 0) setList.changedAll(left.sets);
}
