import type { Db } from '../db/schema.js';

/** How long notices are stored. */
const KEPT_DAYS = 90;
const DAY_MS = 86_400_000;

/** Notices from before this moment are not shown any more. */
export function noticesSince(now: Date): string {
  return new Date(now.getTime() - KEPT_DAYS * DAY_MS).toISOString();
}

/** Forgets notices whose time is over. */
export async function forgetNotices(db: Db, now: Date): Promise<void> {
  await db.deleteFrom('notices').where('at', '<', noticesSince(now)).execute();
}
