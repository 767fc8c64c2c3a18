import type { Failure } from '@bank-soal/contract/common';
import type { Transaction } from 'kysely';
import { locked } from '../db/dialect.js';
import type { Database } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';

/**
 * A bank is never left without an administrator who can sign in: of two who leave at once, one stays.
 *
 * @param id who is about to leave, or to be no active administrator any more
 * @throws Refusal 409 when they are the last one
 */
export async function refuseLastAdmin(
  transaction: Transaction<Database>,
  id: number,
  failure: Failure,
): Promise<void> {
  const active = await transaction
    .selectFrom('users')
    .select('id')
    .where('kind', '=', 'admin')
    .where('status', '=', 'Aktif')
    .orderBy('id')
    .modifyEnd(locked(transaction, 'update'))
    .execute();
  if (active.length < 2 && active[0]?.id === id) throw new Refusal(409, failure);
}
