import type { MySettings } from '@bank-soal/contract/my-page';
import type { Account } from '../../account.js';
import type { Db, DbOrTransaction } from '../../db/schema.js';
import { transact } from '../../db/transact.js';
import { stillMay } from '../still-may.js';
import { SEEN_KINDS } from './seen-sets.js';

/** What an account has decided; the bank itself sends no mail. */
export async function mySettings(db: DbOrTransaction, account: number): Promise<MySettings> {
  const row = await db
    .selectFrom('account_settings')
    .select('record_views')
    .where('user_id', '=', account)
    .executeTakeFirst();
  return { recordViews: row?.record_views !== 0, mail: {} };
}

/**
 * Changes settings. Who wants nothing remembered wants what was remembered forgotten, too.
 *
 * @throws Refusal 401
 */
export function updateMySettings(
  db: Db,
  { recordViews }: { recordViews?: boolean | undefined },
  account: Account,
): Promise<MySettings> {
  return transact(db, async (transaction) => {
    const { id } = await stillMay(transaction, account, 'update');
    if (recordViews === undefined) return mySettings(transaction, id);
    const record_views = recordViews ? 1 : 0;
    await transaction
      .insertInto('account_settings')
      .values({ user_id: id, record_views })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ record_views }))
      .execute();
    if (!recordViews) {
      await transaction
        .deleteFrom('set_marks')
        .where('user_id', '=', id)
        .where('kind', 'in', SEEN_KINDS)
        .execute();
    }
    return mySettings(transaction, id);
  });
}
