import { RECENT_MAX } from '@bank-soal/contract/talk';
import { sql, type Transaction } from 'kysely';
import { locked } from '../db/dialect.js';
import type { Database, Db } from '../db/schema.js';
import { transact } from '../db/transact.js';

/** How long it may wait in memory that somebody opened a set: nobody waits for it to be written. */
const FLUSH_MS = 2_000;

/** So much at most waits; then the oldest is given up. */
const MOST = 20_000;

/** Rows written at a time. */
const BATCH = 500;

/** Lists that are written by themselves. */
export const SEEN_KINDS = ['recent', 'downloaded'] as const;

interface Seen {
  user_id: number;
  kind: (typeof SEEN_KINDS)[number];
  question_set_id: number;
  at: string;
}

/** Records the sets that people opened and downloaded. */
export interface SeenSets {
  /** Returns at once; the caller has its answer before the row is written. */
  note: (account: number, kind: Seen['kind'], setId: number) => void;
  /** Writes pending rows. */
  flush: () => Promise<void>;
}

const idsIn = (rows: readonly { id: number }[]) => new Set(rows.map(({ id }) => id));

/** The rows that may be stored: the account wishes it, and the set is still there. */
async function wanted(transaction: Transaction<Database>, rows: readonly Seen[]): Promise<Seen[]> {
  const users = await transaction
    .selectFrom('users')
    .select('users.id')
    .where('users.id', 'in', [...new Set(rows.map(({ user_id }) => user_id))])
    .where((eb) =>
      eb.not(
        eb.exists(
          eb
            .selectFrom('account_settings')
            .select('account_settings.id')
            .whereRef('account_settings.user_id', '=', 'users.id')
            .where('record_views', '=', 0),
        ),
      ),
    )
    .modifyEnd(locked(transaction, 'share', 'users'))
    .execute();
  const sets = await transaction
    .selectFrom('question_sets')
    .select('id')
    .where('id', 'in', [...new Set(rows.map(({ question_set_id }) => question_set_id))])
    .modifyEnd(locked(transaction, 'share'))
    .execute();
  const [isUser, isSet] = [idsIn(users), idsIn(sets)];
  return rows.filter((row) => isUser.has(row.user_id) && isSet.has(row.question_set_id));
}

/** Forgets all but the newest of each list. */
async function trim(transaction: Transaction<Database>, accounts: readonly number[]) {
  await sql`delete from set_marks where id in (
    select id from (
      select id, row_number() over (partition by user_id, kind order by at desc, id desc) as place
      from set_marks where kind in ('recent', 'downloaded') and user_id in (${sql.join(accounts)})
    ) as placed where place > ${sql.lit(RECENT_MAX)})`.execute(transaction);
}

function write(db: Db, rows: readonly Seen[]): Promise<void> {
  return transact(db, async (transaction) => {
    const allowed = await wanted(transaction, rows);
    if (allowed.length === 0) return;
    await transaction
      .insertInto('set_marks')
      .values(allowed)
      .onConflict((conflict) =>
        conflict
          .columns(['user_id', 'kind', 'question_set_id'])
          .doUpdateSet((eb) => ({ at: eb.ref('excluded.at') })),
      )
      .execute();
    await trim(transaction, [...new Set(allowed.map(({ user_id }) => user_id))]);
  });
}

/** @param failed receives the error of a write that failed */
export function createSeenSets(db: Db, failed: (error: unknown) => void): SeenSets {
  const waiting = new Map<string, Seen>();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let last = 0;

  async function writeAll(): Promise<void> {
    const rows = [...waiting.values()];
    waiting.clear();
    for (let start = 0; start < rows.length; start += BATCH) {
      await write(db, rows.slice(start, start + BATCH)).catch(failed);
    }
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    running = running.then(writeAll);
    return running;
  }

  return {
    note: (account, kind, setId) => {
      const key = `${kind} ${account} ${setId}`;
      // No two at the same moment: their order is what is shown.
      last = Math.max(Date.now(), last + 1);
      waiting.delete(key);
      const at = new Date(last).toISOString();
      waiting.set(key, { user_id: account, kind, question_set_id: setId, at });
      const [oldest] = waiting.keys();
      if (waiting.size > MOST && oldest !== undefined) waiting.delete(oldest);
      timer ??= setTimeout(() => void flush(), FLUSH_MS).unref();
    },
    flush,
  };
}
