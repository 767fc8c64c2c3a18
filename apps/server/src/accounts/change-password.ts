import type { Account } from '../account.js';
import { recordAudit } from '../administration/audit.js';
import { transact } from '../db/transact.js';
import type { Services } from '../services.js';
import { refuseCommonPassword } from './common-passwords.js';
import { hashPassword } from './passwords.js';
import { provePassword } from './prove-owner.js';
import { stillMay } from './still-may.js';

/**
 * Changes one's own password; older tokens end, the returned one goes on.
 *
 * @param address where the caller comes from
 * @throws Refusal 400 wrong current password or a common new one, 401 when the token has ended meanwhile, 429 after too many of them
 */
export async function changePassword(
  services: Services,
  account: Account,
  passwords: { current: string; next: string },
  address: string,
): Promise<string> {
  const { db, tokens } = services;
  refuseCommonPassword(passwords.next);
  const work = () => hashPassword(passwords.next);
  const next = await provePassword(services, account, passwords.current, address, work, {
    what: 'current',
  });
  // Of two changes at once the first ends the token of the second.
  const user = await transact(db, async (transaction) => {
    const holder = await stillMay(transaction, account, 'update');
    const { id } = holder;
    await recordAudit(transaction, holder, { action: 'password', target: 'account', targetId: id });
    return transaction
      .updateTable('users')
      .set((eb) => ({
        password_hash: next,
        token_generation: eb('token_generation', '+', 1),
        updated_at: new Date().toISOString(),
      }))
      .where('id', '=', id)
      .returning(['id', 'token_generation'])
      .executeTakeFirstOrThrow();
  });
  return tokens.issue(user);
}
