import type { Db } from '../db/schema.js';
import type { Counts } from './counts.js';

/** Tables that servers count in together. */
type CountTable = 'sign_in_failures' | 'account_writes';

/** Times after which what counts no more is cleared away. */
const CLEAR_EVERY = 200;

/**
 * Counts in the database, for all servers that share it.
 *
 * @param seconds how long a key counts, from its first time
 */
export function sharedCounts(db: Db, table: CountTable, seconds: number): Counts {
  let added = 0;

  async function clearOld(): Promise<void> {
    await db.deleteFrom(table).where('expires_at', '<=', Date.now()).execute();
  }

  return {
    of: async (key) => {
      const row = await db
        .selectFrom(table)
        .select(['count', 'expires_at'])
        .where('key', '=', key)
        .executeTakeFirst();
      const msLeft = Math.max(0, (row?.expires_at ?? 0) - Date.now());
      return msLeft === 0 ? { count: 0, msLeft } : { count: row?.count ?? 0, msLeft };
    },
    add: async (key) => {
      const now = Date.now();
      const expires_at = now + seconds * 1000;
      // One statement, so that what many servers count at once all counts.
      const row = await db
        .insertInto(table)
        .values({ key, count: 1, expires_at })
        .onConflict((conflict) =>
          conflict.column('key').doUpdateSet((eb) => {
            const isOver = eb(`${table}.expires_at`, '<=', now);
            return {
              count: eb
                .case()
                .when(isOver)
                .then(1)
                .else(eb(`${table}.count`, '+', 1))
                .end(),
              expires_at: eb
                .case()
                .when(isOver)
                .then(expires_at)
                .else(eb.ref(`${table}.expires_at`))
                .end(),
            };
          }),
        )
        .returning(['count', 'expires_at'])
        .executeTakeFirstOrThrow();
      added += 1;
      if (added % CLEAR_EVERY === 0) await clearOld();
      return { count: row.count, msLeft: row.expires_at - now };
    },
    clear: async (key) => {
      await db.deleteFrom(table).where('key', '=', key).execute();
    },
  };
}
