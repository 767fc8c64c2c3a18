import { isAdmin } from '@bank-soal/contract/accounts';
import type { Transaction } from 'kysely';
import type { Account } from '../account.js';
import type { Actor } from '../administration/audit.js';
import type { RowLock } from '../db/dialect.js';
import type { Database } from '../db/schema.js';
import { adminOnly, unauthorized } from '../failures/refusal.js';
import { holderOf } from './accounts.js';

/**
 * Checks the caller once more, in the transaction that writes: their rights may have ended while the body
 * came, a password was hashed or a file was judged. They do not end before the transaction does. Every write
 * of a signed-in call begins with this, or with `stillAdmin`.
 *
 * @param lock 'update' where the account itself is what is written
 * @returns the account as it is now; its rights count
 * @throws Refusal 401 when the account is gone or disabled, or the token has ended
 */
export async function stillMay(
  transaction: Transaction<Database>,
  { id, token, address }: Account,
  lock: RowLock = 'share',
): Promise<Account> {
  const account = await holderOf(transaction, id, token, lock);
  if (account === undefined) throw unauthorized();
  return { ...account, ...(address !== undefined && { address }) };
}

/**
 * The same for the calls of administrators, and for commands on the server's own machine, which
 * nobody can take the right from.
 *
 * @throws Refusal 401, 403 when the account is no administrator's any more
 */
export async function stillAdmin(transaction: Transaction<Database>, actor: Actor): Promise<void> {
  if (actor.id === null) return;
  const { roles } = await stillMay(transaction, actor);
  if (!isAdmin(roles)) throw adminOnly();
}
