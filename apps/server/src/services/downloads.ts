import type { Db } from '../db/schema.js';
import { countDownload } from './file-queries.js';

/** Counts downloads exactly, and never keeps anyone from a file. */
export interface Downloads {
  /** Counts one download of a set; resolves to whether the database has it now. */
  count: (setId: number) => Promise<boolean>;
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
