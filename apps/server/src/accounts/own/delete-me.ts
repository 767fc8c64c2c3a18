import type { Account } from '../../account.js';
import { recordAudit } from '../../administration/audit.js';
import { transact } from '../../db/transact.js';
import type { Services } from '../../services.js';
import { refuseLastAdmin } from '../last-admin.js';
import { leaveAccount } from '../leave-account.js';
import { stillMay } from '../still-may.js';

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
    await refuseLastAdmin(transaction, holder.id, { code: 'last-administrator' });
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
