import type { Db } from '../../db/schema.js';

const MINUTE_MS = 60_000;

/** A server that took mails and ended has so long; then another tries them. */
const LEASE_MS = 10 * MINUTE_MS;

/** After so many tries a mail is given up. */
const MOST_TRIES = 8;

/** Longest pause between two tries: all of them together take about a day and a half. */
const MOST_PAUSE_MS = 12 * 60 * MINUTE_MS;

/** Accounts of one round. */
const BATCH = 100;

const after = (now: Date, ms: number) => new Date(now.getTime() + ms).toISOString();

/** Accounts for which mail is due. */
export async function accountsWithMail(db: Db, now: Date): Promise<number[]> {
  const rows = await db
    .selectFrom('notices')
    .select('user_id')
    .distinct()
    .where('mail_due', '<=', now.toISOString())
    .limit(BATCH)
    .execute();
  return rows.map(({ user_id }) => user_id);
}

/** How many notices wait although their mail was tried: the first try counts while it goes on. */
export async function delayedMails(db: Db): Promise<number> {
  const { count } = await db
    .selectFrom('notices')
    .select((eb) => eb.fn.countAll().as('count'))
    .where('mail_due', 'is not', null)
    .where('mail_tries', '>', 1)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Mails that one server took to send, and no other sends meanwhile. */
export interface TakenMail {
  ids: number[];
  /** The how-manieth try this is. */
  tries: number;
}

/** Takes what is due for an account, and along with it what waits: they are one mail. */
export async function takeMail(db: Db, account: number, now: Date): Promise<TakenMail> {
  // One statement: of two servers each row is given to one.
  const rows = await db
    .updateTable('notices')
    .set((eb) => ({
      mail_due: after(now, LEASE_MS),
      mail_tries: eb(eb.fn.coalesce('mail_tries', eb.val(0)), '+', 1),
    }))
    .where('user_id', '=', account)
    .where('mail_due', 'is not', null)
    .where((eb) => eb.or([eb('mail_due', '<=', now.toISOString()), eb('mail_tries', 'is', null)]))
    .returning(['id', 'mail_tries'])
    .execute();
  return {
    ids: rows.map(({ id }) => id),
    tries: Math.max(0, ...rows.map(({ mail_tries }) => mail_tries ?? 0)),
  };
}

async function setDue(db: Db, ids: readonly number[], mail_due: string | null): Promise<void> {
  if (ids.length === 0) return;
  await db.updateTable('notices').set({ mail_due }).where('id', 'in', ids).execute();
}

/** No mail of these any more: it was sent, or there is nothing to say. */
export const settleMail = (db: Db, { ids }: TakenMail) => setDue(db, ids, null);

/** Tries these again later, for as long as there is a try left. */
export function delayMail(db: Db, { ids, tries }: TakenMail, now: Date): Promise<void> {
  const pause = Math.min(5 * MINUTE_MS * 3 ** (tries - 1), MOST_PAUSE_MS);
  return setDue(db, ids, tries >= MOST_TRIES ? null : after(now, pause));
}
