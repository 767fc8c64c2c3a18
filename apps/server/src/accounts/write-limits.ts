import { isAdmin } from '@bank-soal/contract/accounts';
import type { Account } from '../account.js';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import { memoryCounts } from '../limits/counts.js';
import { sharedCounts } from '../limits/shared-counts.js';

const MINUTE_S = 60;

/** How much each account writes. */
export interface WriteLimits {
  /**
   * Counts a call that changes something, before anything of it is read.
   *
   * @throws Refusal 429 when the account has made enough of them for now; administrators never have
   */
  count: (account: Account) => Promise<void>;
}

function tooMany(msLeft: number): Refusal {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  const headers = { 'Retry-After': String(seconds) };
  return new Refusal(429, { code: 'too-many-writes', seconds }, headers);
}

/** @param perMinute calls of one account in a minute from its first one; 0: as many as it likes */
export function createWriteLimits(db: Db, perMinute: number): WriteLimits {
  if (perMinute === 0) return { count: async () => undefined };
  // Servers of one database count together.
  const counts = dialectOf(db).shared
    ? sharedCounts(db, 'account_writes', MINUTE_S)
    : memoryCounts(MINUTE_S);
  return {
    count: async ({ id, roles }) => {
      if (isAdmin(roles)) return;
      const { count, msLeft } = await counts.add(String(id));
      if (count > perMinute) throw tooMany(msLeft);
    },
  };
}
