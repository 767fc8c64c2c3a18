import { sql } from 'kysely';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';

/** Changes of the sets by other servers. */
export interface SetChanges {
  /** The sets that have changed since the last look, by any server; 'all' when that is unknown. */
  look: () => Promise<number[] | 'all'>;
}

interface Change {
  /** Every transaction below this one had ended. */
  oldest: string;
  set_id: number | null;
  tx: string | null;
}

/**
 * Changes as PostgreSQL's triggers note them: each set with the transaction that changed it last. A
 * change that a look did not see yet belongs to a transaction that had not ended, so the next look
 * begins with the oldest of those. No write waits for another one's number, as it would with one
 * counter for all.
 */
function sharedSetChanges(db: Db): SetChanges {
  let since: bigint | undefined;
  let seen = new Map<number, string>();

  return {
    look: async () => {
      const { rows } = await sql<Change>`
        select now.oldest::text as oldest, set_id, tx::text as tx
        from (select pg_snapshot_xmin(pg_current_snapshot()) as oldest) as now
        left join set_changes on tx >= ${String(since ?? 0n)}::text::xid8 and ${since !== undefined}
      `.execute(db);
      const oldest = BigInt(rows[0]?.oldest ?? 0);
      const before = since;
      since = oldest;
      // Another database has taken this one's place: its numbers mean nothing here.
      if (before === undefined || oldest < before) {
        seen = new Map();
        return 'all';
      }
      const found = new Map<number, string>();
      for (const { set_id, tx } of rows) if (set_id !== null && tx !== null) found.set(set_id, tx);
      const changed = [...found].filter(([id, tx]) => seen.get(id) !== tx).map(([id]) => id);
      seen = found;
      return changed;
    },
  };
}

/** Changes by other servers; undefined where there are no others. */
export function setChangesOf(db: Db): SetChanges | undefined {
  return dialectOf(db).shared ? sharedSetChanges(db) : undefined;
}
