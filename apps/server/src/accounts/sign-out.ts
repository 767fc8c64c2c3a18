import type { Account } from '../account.js';
import { recordAudit } from '../administration/audit.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { stillMay } from './still-may.js';

/** Ends the token of a call, and no other of its account. @throws Refusal 401 when it has ended */
export async function signOut(db: Db, account: Account): Promise<void> {
  await transact(db, async (transaction) => {
    const holder = await stillMay(transaction, account);
    const { id, token } = holder;
    await transaction
      .insertInto('ended_tokens')
      .values({ id: token.id, expires_at: token.expiresAt })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    await recordAudit(transaction, holder, { action: 'sign-out', target: 'account', targetId: id });
  });
}

/** Deletes rows of ended tokens that have expired by now. */
export async function forgetEndedTokens(db: DbOrTransaction, now: Date): Promise<void> {
  await db
    .deleteFrom('ended_tokens')
    .where('expires_at', '<', Math.floor(now.getTime() / 1000))
    .execute();
}
