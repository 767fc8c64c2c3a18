import { COMMENTS_PER_HOUR } from '@bank-soal/contract/talk';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import { memoryCounts } from '../limits/counts.js';
import { sharedCounts } from '../limits/shared-counts.js';

const HOUR_S = 3600;

/** Limits of each account's comments. */
export interface CommentLimits {
  /**
   * Counts a comment that is about to be stored.
   *
   * @throws Refusal 429 when the account has written enough for now
   */
  count: (account: number) => Promise<void>;
}

export function createCommentLimits(db: Db): CommentLimits {
  // Servers of one database count together.
  const counts = dialectOf(db).shared
    ? sharedCounts(db, 'account_writes', HOUR_S)
    : memoryCounts(HOUR_S);
  return {
    count: async (account) => {
      const { count, msLeft } = await counts.add(`comments ${account}`);
      if (count <= COMMENTS_PER_HOUR) return;
      const seconds = Math.max(1, Math.ceil(msLeft / 1000));
      const minutes = Math.ceil(seconds / 60);
      const failure = { code: 'too-many-comments', max: COMMENTS_PER_HOUR, minutes } as const;
      throw new Refusal(429, failure, { 'Retry-After': String(seconds) });
    },
  };
}
