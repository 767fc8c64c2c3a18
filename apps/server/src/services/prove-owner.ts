import type { AuditOutcome } from '@bank-soal/contract/audit-words';
import type { DeleteMeBody } from '@bank-soal/contract/my-page';
import type { Account } from '../account.js';
import { Refusal } from '../refusal.js';
import { isPassword } from './passwords.js';
import type { Services } from './services.js';

const wrong = () => new Refusal(400, { code: 'wrong-password' });

/**
 * Makes sure that whoever calls is the owner of the account, and not merely somebody at their screen.
 *
 * @param address where the caller comes from
 * @throws Refusal 400 for a wrong password, 429 after too many of them
 */
export async function proveOwner(
  { db, attemptsOf, passwordWork, signInEvents }: Services,
  account: Account,
  { password }: DeleteMeBody,
  address: string,
): Promise<void> {
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
  await passwordWork.run(address, async () => {
    await attempts.check();
    if (await isPassword(password, known)) return;
    await attempts.failed();
    await note('wrong-password');
    throw wrong();
  });
  await attempts.succeeded();
}
