import { jakartaWeek } from '@bank-soal/contract/common';
import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';

/** Counts downloads exactly, and never keeps anyone from a file. */
export interface Downloads {
  /** Counts one download of each of some sets; resolves to whether the database has them now. */
  count: (setIds: readonly number[]) => Promise<boolean>;
}

type Times = ReadonlyMap<number, number>;

/**
 * Counts downloads of sets and of the week in the database, so that parallel ones all count. The week first:
 * its row lock orders calls that count the same sets, and no two wait for each other.
 */
function countDownloads(db: Db, times: Times): Promise<void> {
  const all = [...times.values()].reduce((sum, count) => sum + count, 0);
  return transact(db, async (transaction) => {
    await transaction
      .insertInto('download_weeks')
      .values({ week: jakartaWeek(new Date()), count: all })
      .onConflict((conflict) =>
        conflict.column('week').doUpdateSet({
          count: sql<number>`download_weeks.count + excluded.count`,
        }),
      )
      .execute();
    // One statement, unless some could not be counted before.
    for (const count of new Set(times.values())) {
      const sets = [...times].filter(([, own]) => own === count).map(([id]) => id);
      await transaction
        .updateTable('question_sets')
        .set((eb) => ({ downloads: eb('downloads', '+', count) }))
        .where('id', 'in', sets)
        .execute();
    }
  });
}

/** Downloads that the database cannot count for the moment (a full disk) are added with the next one. */
export function createDownloads(db: Db, failed: (error: unknown) => void): Downloads {
  const owed = new Map<number, number>();
  const owe = (id: number, count: number) => owed.set(id, (owed.get(id) ?? 0) + count);

  return {
    count: async (setIds) => {
      if (setIds.length === 0) return true;
      const times = new Map(setIds.map((id) => [id, (owed.get(id) ?? 0) + 1]));
      for (const id of setIds) owed.delete(id);
      try {
        await countDownloads(db, times);
        return true;
      } catch (error) {
        for (const [id, count] of times) owe(id, count);
        failed(error);
        return false;
      }
    },
  };
}
