import type { Db } from '../db/schema.js';

const DAY_MS = 86_400_000;

/** Rows deleted at a time: nobody waits for a year of them. */
const BATCH = 1000;

/** Removes entries that are older than they are stored for. */
export async function forgetAudit(db: Db, days: number, now: Date, batch = BATCH): Promise<void> {
  const since = new Date(now.getTime() - days * DAY_MS).toISOString();
  for (;;) {
    const old = await db
      .selectFrom('audit_log')
      .select('id')
      .where('at', '<', since)
      .orderBy('at')
      .limit(batch)
      .execute();
    const ids = old.map(({ id }) => id);
    if (ids.length > 0) await db.deleteFrom('audit_log').where('id', 'in', ids).execute();
    if (ids.length < batch) return;
  }
}
