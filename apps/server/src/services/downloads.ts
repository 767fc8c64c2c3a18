import { jakartaWeek } from '@bank-soal/contract/calendar';
import { sql } from 'kysely';
import type { Db } from '../db/schema.js';
import { transact } from '../db/transact.js';

/** Counts downloads exactly, and never keeps anyone from a file. */
export interface Downloads {
  /** Counts one download of a set; resolves to whether the database has it now. */
  count: (setId: number) => Promise<boolean>;
}

/** Counts downloads of a set and of the week: where they are counted, so that parallel ones all count. */
function countDownload(db: Db, setId: number, times: number): Promise<void> {
  return transact(db, async (transaction) => {
    await transaction
      .updateTable('question_sets')
      .set((eb) => ({ downloads: eb('downloads', '+', times) }))
      .where('id', '=', setId)
      .execute();
    await transaction
      .insertInto('download_weeks')
      .values({ week: jakartaWeek(new Date()), count: times })
      .onConflict((conflict) =>
        conflict.column('week').doUpdateSet({
          count: sql<number>`download_weeks.count + excluded.count`,
        }),
      )
      .execute();
  });
}

/** What the database cannot take for the moment (a full disk) is added with the next download. */
export function createDownloads(db: Db, failed: (error: unknown) => void): Downloads {
  const owed = new Map<number, number>();

  return {
    count: async (setId) => {
      const times = (owed.get(setId) ?? 0) + 1;
      owed.delete(setId);
      try {
        await countDownload(db, setId, times);
        return true;
      } catch (error) {
        owed.set(setId, (owed.get(setId) ?? 0) + times);
        failed(error);
        return false;
      }
    },
  };
}
