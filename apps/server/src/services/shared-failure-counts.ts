import type { Db } from '../db/schema.js';
import type { FailureCounts } from './failure-counts.js';

/** Failures after which those that count no more are cleared away. */
const CLEAR_EVERY = 200;

/**
 * Counts in the database, for all servers that share it.
 *
 * @param seconds how long a key's failures count, from its first one
 */
export function sharedFailureCounts(db: Db, seconds: number): FailureCounts {
  let added = 0;

  async function clearOld(): Promise<void> {
    await db.deleteFrom('sign_in_failures').where('expires_at', '<=', Date.now()).execute();
  }

  return {
    of: async (key) => {
      const row = await db
        .selectFrom('sign_in_failures')
        .select(['count', 'expires_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      const msLeft = Math.max(0, (row?.expires_at ?? 0) - Date.now());
      return msLeft === 0 ? { count: 0, msLeft } : { count: row?.count ?? 0, msLeft };
    },
    add: async (key) => {
      const now = Date.now();
      const expires_at = now + seconds * 1000;
      // One statement, so that failures at many servers at once all count.
      await db
        .insertInto('sign_in_failures')
        .values({ key, count: 1, expires_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb('sign_in_failures.expires_at', '<=', now);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb('sign_in_failures.count', '+', 1))
                .end(),
              expires_at: eb
                .case()
                .when(isOver)
                .then(expires_at)
                .else(eb.ref('sign_in_failures.expires_at'))
                .end(),
            };
          }),
        )
        .execute();
      added += 1;
      if (added % CLEAR_EVERY === 0) await clearOld();
    },
    clear: async (key) => {
      await db.deleteFrom('sign_in_failures').where('key', '=', key).execute();
    },
  };
}
