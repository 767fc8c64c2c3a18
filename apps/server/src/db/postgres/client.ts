import type { PostgresPoolClient } from 'kysely';
import type { Pool, PoolClient } from 'pg';
import { isGone, translated } from './failures.js';

/** A connection with translated errors, which is not used again once it is gone. */
function adaptClient(client: PoolClient): PostgresPoolClient {
  let isBroken = false;
  const query = async (text: unknown, values: readonly unknown[] = []) => {
    try {
      return await client.query(String(text), [...values]);
    } catch (error) {
      isBroken ||= isGone(error);
      throw translated(error);
    }
  };
  return {
    query: query as unknown as PostgresPoolClient['query'],
    release: (destroy) => client.release(destroy || isBroken),
  };
}

/** The pool as Kysely wants it, with failures that say what they are. */
export function adaptPool(pool: Pool) {
  return {
    options: {},
    connect: async () => {
      try {
        return adaptClient(await pool.connect());
      } catch (error) {
        throw translated(error);
      }
    },
    end: () => pool.end(),
  };
}
