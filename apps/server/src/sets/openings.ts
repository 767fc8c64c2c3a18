import type { Db } from '../db/schema.js';

/** Detects opened sets and keys, which open without any write. */
export interface Openings {
  /** Whether one may have come since the last look. Costs nothing. */
  isDue: () => boolean;
  /** A write may have named an earlier moment than those that are known. */
  forget: () => void;
  /** The sets that have opened, or whose key has, since the last look. */
  look: () => Promise<number[]>;
}

const COLUMNS = ['available_from', 'key_from'] as const;

/**
 * Caches the next moment at which something opens, and compares it with the clock at every call: a timer
 * would sleep with the machine, and cannot wait for more than 24 days. Servers that share a database look
 * each for itself.
 */
export function createOpenings(db: Db): Openings {
  /** In milliseconds since 1970; undefined: to be looked up. */
  let next: number | undefined;
  /** Sets that opened until then are reported already. */
  let reported = new Date().toISOString();
  let writes = 0;

  /** The first moment after another; undefined when there is none. */
  async function firstAfter(moment: string): Promise<string | undefined> {
    const found: string[] = [];
    for (const column of COLUMNS) {
      const row = await db
        .selectFrom('question_sets')
        .select(column)
        .where(column, '>', moment)
        .orderBy(column)
        .limit(1)
        .executeTakeFirst();
      const opening = row?.[column];
      if (opening) found.push(opening);
    }
    return found.toSorted()[0];
  }

  return {
    isDue: () => next === undefined || Date.now() >= next,
    forget: () => {
      next = undefined;
      writes += 1;
    },
    look: async () => {
      const before = writes;
      const now = new Date().toISOString();
      const opened = await db
        .selectFrom('question_sets')
        .select('id')
        .where((eb) =>
          eb.or(
            COLUMNS.map((column) => eb.and([eb(column, '>', reported), eb(column, '<=', now)])),
          ),
        )
        .execute();
      const first = await firstAfter(now);
      reported = now;
      // A write that came meanwhile may not have been seen.
      if (writes === before) next = first === undefined ? Infinity : Date.parse(first);
      return opened.map(({ id }) => id);
    },
  };
}
