import { findByEmail } from '../accounts/accounts.js';
import type { Db } from '../db/schema.js';
import { OperatorError } from '../failures/operator-error.js';

/**
 * The account with an address, in whatever letters it was typed.
 *
 * @throws OperatorError when there is none
 */
export async function accountAt(db: Db, email: string) {
  const user = await findByEmail(db, email);
  if (user === undefined) throw new OperatorError(`Tidak ada akun dengan email ${email}.`);
  return user;
}
