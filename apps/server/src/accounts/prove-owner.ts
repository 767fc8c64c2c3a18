import type { DeleteMeBody } from '@bank-soal/contract/accounts';
import type { AuditOutcome } from '@bank-soal/contract/administration';
import type { Account } from '../account.js';
import type { Db } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import type { Services } from '../services.js';
import { takeSignInCode } from './campus/sign-in-codes.js';
import { isPassword } from './passwords.js';

/** Proof by the account's own sign-in at the campus; a stale code, or another's, fails here too. */
async function proveByCode(db: Db, { id }: Account, code: string): Promise<void> {
  const holder = await takeSignInCode(db, code).catch((error: unknown) => {
    if (error instanceof Refusal) return undefined;
    throw error;
  });
  if (holder?.id !== id) throw new Refusal(400, { code: 'wrong-code' });
}

/**
 * Makes sure that the caller is the owner of the account, and not merely somebody at their screen.
 *
 * @param proof the account's password, or a fresh code of its sign-in at the campus
 * @param address of the caller
 * @throws Refusal 400 for a wrong proof, 429 after too many wrong passwords
 */
export function proveOwner(
  services: Services,
  account: Account,
  { password, code }: DeleteMeBody,
  address: string,
): Promise<void> {
  if (code !== undefined) return proveByCode(services.db, account, code);
  return provePassword(services, account, password ?? '', address, async () => {}, {});
}

/**
 * Checks the account's password, and does some work in the same turn of the hash's limiter.
 *
 * @param field of the request, for the failure
 * @throws Refusal 400 for a wrong password, 429 after too many of them
 */
export async function provePassword<Result>(
  { db, attemptsOf, passwordWork, signInEvents }: Services,
  account: Account,
  password: string,
  address: string,
  work: () => Promise<Result>,
  field: { what?: 'current' },
): Promise<Result> {
  const wrong = () => new Refusal(400, { code: 'wrong-password', ...field });
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
  const result = await passwordWork.run(address, async () => {
    await attempts.check();
    if (await isPassword(password, known)) return work();
    await attempts.failed();
    await note('wrong-password');
    throw wrong();
  });
  await attempts.succeeded();
  return result;
}
