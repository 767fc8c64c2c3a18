import { randomUUID } from 'node:crypto';
import { dialectOf } from '../db/dialect.js';
import type { Db, DbOrTransaction } from '../db/schema.js';
import { transact } from '../db/transact.js';
import { createKeyLocks } from '../limits/key-locks.js';

/** A content must not go between the moment it is stored and the moment its row is there. */
export interface ContentGuard {
  /** Does work while no call removes the content. */
  storing: <T>(sha256: string, work: () => Promise<T>) => Promise<T>;
  /** Does work while no call stores the content; undefined when one does. */
  removing: <T>(
    sha256: string,
    work: (db: DbOrTransaction) => Promise<T>,
  ) => Promise<T | undefined>;
}

/** For the one server of a database. */
function ownGuard(db: Db): ContentGuard {
  const withLock = createKeyLocks();
  return {
    storing: withLock,
    removing: (sha256, work) => withLock(sha256, () => work(db)),
  };
}

/** Longer than any upload takes: an older claim is the leftover of a server that died. */
const CLAIM_MS = 86_400_000;

const claimedSince = () => new Date(Date.now() - CLAIM_MS).toISOString();

/**
 * For servers that share a database. A server that stores a content claims it first; one that removes it
 * holds its lock, so that no claim comes between the look and the removal. No lock is held while bytes
 * travel.
 */
function sharedGuard(db: Db): ContentGuard {
  const { alone } = dialectOf(db);

  async function claim(sha256: string): Promise<string> {
    const id = randomUUID();
    const claimed_at = new Date().toISOString();
    await transact(db, async (transaction) => {
      await alone(transaction, sha256);
      await transaction.insertInto('content_claims').values({ id, sha256, claimed_at }).execute();
    });
    return id;
  }

  return {
    storing: async (sha256, work) => {
      const id = await claim(sha256);
      try {
        return await work();
      } finally {
        // A leftover claim protects the content for a day, named or not.
        await db
          .deleteFrom('content_claims')
          .where((eb) => eb.or([eb('id', '=', id), eb('claimed_at', '<', claimedSince())]))
          .execute()
          .catch(() => undefined);
      }
    },
    removing: (sha256, work) =>
      transact(db, async (transaction) => {
        await alone(transaction, sha256);
        const claimed = await transaction
          .selectFrom('content_claims')
          .select('id')
          .where('sha256', '=', sha256)
          .where('claimed_at', '>=', claimedSince())
          .limit(1)
          .executeTakeFirst();
        return claimed === undefined ? work(transaction) : undefined;
      }),
  };
}

/** The guard for a kind of database. */
export function contentGuard(db: Db): ContentGuard {
  return dialectOf(db).shared ? sharedGuard(db) : ownGuard(db);
}
