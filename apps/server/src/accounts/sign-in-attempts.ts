import { createHash } from 'node:crypto';
import { emailKey } from '@bank-soal/contract/accounts';
import { dialectOf } from '../db/dialect.js';
import type { Db } from '../db/schema.js';
import { Refusal } from '../failures/refusal.js';
import { type Counts, memoryCounts } from '../limits/counts.js';
import { sharedCounts } from '../limits/shared-counts.js';

/** How long a failed attempt counts, in seconds. */
export const FAILURES_COUNT_S = 15 * 60;

/** Failures after which one address is blocked for one account. */
export const FAILURES_FOR_ACCOUNT = 15;

/** Failures after which one address is blocked for all accounts: a classroom shares one, too. */
export const FAILURES_FOR_ADDRESS = 200;

/** The attempts of one address at one account. Other addresses are never blocked by them. */
export interface Attempts {
  /** @throws Refusal 429 when there were too many failures */
  check: () => Promise<void>;
  failed: () => Promise<void>;
  succeeded: () => Promise<void>;
}

/**
 * @param address of the caller
 * @param blocked called for an attempt that is refused for those before it
 */
export type SignInAttempts = (
  email: string,
  address: string,
  blocked: () => Promise<void>,
) => Attempts;

function tooMany(msLeft: number): Refusal {
  const seconds = Math.max(1, Math.ceil(msLeft / 1000));
  const minutes = Math.ceil(seconds / 60);
  const headers = { 'Retry-After': String(seconds) };
  return new Refusal(429, { code: 'too-many-sign-ins', minutes }, headers);
}

/** Counts that all servers of a shared database see; a server with its own counts in memory. */
function countsOf(db: Db): Counts {
  return dialectOf(db).shared
    ? sharedCounts(db, 'sign_in_failures', FAILURES_COUNT_S)
    : memoryCounts(FAILURES_COUNT_S);
}

export function createSignInAttempts(db: Db): SignInAttempts {
  const counts = countsOf(db);
  return (email, address, blocked) => {
    // A key of fixed length, however long the email is.
    const account = createHash('sha256').update(emailKey(email)).digest('base64url');
    const limits = [
      { key: `${address} ${account}`, most: FAILURES_FOR_ACCOUNT },
      { key: address, most: FAILURES_FOR_ADDRESS },
    ];
    return {
      check: async () => {
        for (const { key, most } of limits) {
          const { count, msLeft } = await counts.of(key);
          if (count < most) continue;
          await blocked();
          throw tooMany(msLeft);
        }
      },
      failed: async () => {
        for (const { key } of limits) await counts.add(key);
      },
      succeeded: () => counts.clear(`${address} ${account}`),
    };
  };
}
