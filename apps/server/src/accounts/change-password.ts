import type { AuditOutcome } from '@bank-soal/contract/administration';
import type { Account } from '../account.js';
import { recordAudit } from '../administration/audit.js';
import { transact } from '../db/transact.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { refuseCommonPassword } from './common-passwords.js';
import { hashPassword, isPassword } from './passwords.js';
import { stillMay } from './still-may.js';

const wrong = () => new Refusal(400, { code: 'wrong-password', what: 'current' });

/**
 * Changes one's own password; older tokens end, the returned one goes on.
 *
 * @param address where the caller comes from
 * @throws Refusal 400 wrong current password or a common new one, 401 when the token has ended meanwhile, 429 after too many of them
 */
export async function changePassword(
  { db, tokens, attemptsOf, passwordWork, signInEvents }: Services,
  account: Account,
  passwords: { current: string; next: string },
  address: string,
): Promise<string> {
  refuseCommonPassword(passwords.next);
  const note = (outcome: AuditOutcome) =>
    signInEvents.note({ action: 'password', outcome, account, address });
  const attempts = attemptsOf(account.email, address, () => note('throttled'));
  await attempts.check();
  const row = await db
    .selectFrom('users')
    .select('password_hash')
    .where('id', '=', account.id)
    .executeTakeFirst();
  const known = row?.password_hash;
  if (known === undefined) throw wrong();
  const next = await passwordWork.run(address, async () => {
    await attempts.check();
    if (await isPassword(passwords.current, known)) return hashPassword(passwords.next);
    await attempts.failed();
    await note('wrong-password');
    throw wrong();
  });
  await attempts.succeeded();
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
