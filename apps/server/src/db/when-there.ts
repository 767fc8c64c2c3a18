import { setTimeout as wait } from 'node:timers/promises';
import { OperatorError } from '../failures/operator-error.js';
import { DatabaseGoneError } from './database-gone-error.js';

const FIRST_PAUSE_MS = 250;
const LONGEST_PAUSE_MS = 5000;

export interface RetryOptions {
  /** Address of the database, as the operator knows it; nothing secret. */
  place: string;
  /** In milliseconds; what has begun then may still end. */
  limitMs: number;
  /** Called once, when it is not there at first. */
  waits: (reason: string) => void;
}

/**
 * Opens a database that may come up a little later, with a growing pause between two tries.
 *
 * @throws OperatorError when it did not come in time
 */
export async function whenThere<T>(
  open: () => Promise<T>,
  { place, limitMs, waits }: RetryOptions,
): Promise<T> {
  const until = performance.now() + limitMs;
  for (let pauseMs = FIRST_PAUSE_MS, isFirst = true; ; isFirst = false) {
    try {
      return await open();
    } catch (error) {
      if (!(error instanceof DatabaseGoneError && error.mayCome)) throw error;
      const leftMs = until - performance.now();
      if (leftMs <= 0) {
        throw new OperatorError(
          `Basis data di ${place} belum dapat dijangkau sesudah ${Math.round(limitMs / 1000)} ` +
            `detik (${error.reason}). Periksa PostgreSQL dan DATABASE_URL, lalu jalankan server lagi.`,
        );
      }
      if (isFirst) waits(error.reason);
      await wait(Math.min(pauseMs, leftMs));
      pauseMs = Math.min(pauseMs * 2, LONGEST_PAUSE_MS);
    }
  }
}
