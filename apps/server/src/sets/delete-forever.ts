import type { Account } from '../account.js';
import { stillMay } from '../accounts/still-may.js';
import { transact } from '../db/transact.js';
import type { Services } from '../services.js';
import { purgeSet } from './purge-withdrawn.js';
import { restorableSet } from './set-access.js';

/**
 * Removes a withdrawn set at once, before its time is over; bytes go where nothing else has them.
 *
 * @throws Refusal 401, 403, 404, 409 when it is not withdrawn
 */
export async function deleteForever(
  { contents, db }: Pick<Services, 'contents' | 'db'>,
  id: number,
  account: Account,
): Promise<void> {
  const unused = await transact(db, async (transaction) => {
    const writer = await stillMay(transaction, account);
    const set = await restorableSet(transaction, id, writer, 'update');
    return purgeSet(transaction, writer, set);
  });
  await contents.release(new Set(unused));
}
