import type { MySettings, MySettingsBody } from '@bank-soal/contract/accounts';
import { NOTICE_KINDS } from '@bank-soal/contract/talk';
import type { Account } from '../../account.js';
import type { Db, DbOrTransaction } from '../../db/schema.js';
import { transact } from '../../db/transact.js';
import { SEEN_KINDS } from '../../sets/seen-sets.js';
import { changedKinds, kindsIn } from '../../talk/mail/mail-wishes.js';
import { stillMay } from '../still-may.js';

/**
 * Settings of an account.
 *
 * @param sendsMail whether the bank sends any; `mail` is empty where it does not
 */
export async function mySettings(
  db: DbOrTransaction,
  account: number,
  sendsMail: boolean,
): Promise<MySettings> {
  const row = await db
    .selectFrom('account_settings')
    .select(['record_views', 'mail_kinds'])
    .where('user_id', '=', account)
    .executeTakeFirst();
  const kinds = kindsIn(row?.mail_kinds);
  const mail = NOTICE_KINDS.map((kind) => [kind, kinds.includes(kind)]);
  return {
    recordViews: row?.record_views !== 0,
    mail: sendsMail ? Object.fromEntries(mail) : {},
  };
}

/**
 * Changes settings. Who wants nothing remembered wants what was remembered forgotten, too.
 *
 * @throws Refusal 401
 */
export function updateMySettings(
  db: Db,
  { recordViews, mail }: MySettingsBody,
  account: Account,
  sendsMail: boolean,
): Promise<MySettings> {
  return transact(db, async (transaction) => {
    const { id } = await stillMay(transaction, account, 'update');
    const before = await transaction
      .selectFrom('account_settings')
      .select(['record_views', 'mail_kinds'])
      .where('user_id', '=', id)
      .executeTakeFirst();
    const known = before?.mail_kinds ?? null;
    const change = {
      record_views: recordViews === undefined ? (before?.record_views ?? 1) : Number(recordViews),
      mail_kinds: mail === undefined || !sendsMail ? known : changedKinds(known, mail),
    };
    await transaction
      .insertInto('account_settings')
      .values({ user_id: id, ...change })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet(change))
      .execute();
    if (recordViews === false) {
      await transaction
        .deleteFrom('set_marks')
        .where('user_id', '=', id)
        .where('kind', 'in', SEEN_KINDS)
        .execute();
    }
    return mySettings(transaction, id, sendsMail);
  });
}
