import { availableParallelism } from 'node:os';
import { Refusal } from '../failures/refusal.js';
import { createQueue } from '../limits/queue.js';

/** Each hash takes some 19 MB and a thread that files and compression need too. */
const AT_ONCE = Math.max(1, Math.min(3, availableParallelism() - 1));
const WAITING = 512;
/** A whole class signs in at once from one address: some 5 s of work on two cores. */
const WAITING_FOR_ONE = 256;
const RETRY_AFTER_S = 2;

/** Runs the slow work on passwords, so much at once that the rest of the server stays quick. */
export interface PasswordWork {
  /**
   * @param caller who the work is for; nobody may take all places
   * @throws Refusal 429 or 503 when too much waits
   */
  run: <T>(caller: string, task: () => Promise<T>) => Promise<T>;
}

/** Holder of an account's slots, when it wants passwords of others hashed. */
export const callerOf = ({ id }: { id: number | null }) => `akun ${id}`;

function busy(status: 429 | 503): Refusal {
  return new Refusal(status, { code: 'busy' }, { 'Retry-After': String(RETRY_AFTER_S) });
}

export function createPasswordWork(atOnce = AT_ONCE): PasswordWork {
  const enqueue = createQueue(atOnce);
  const waiting = new Map<string, number>();
  let total = 0;

  return {
    run: async (caller, task) => {
      const own = waiting.get(caller) ?? 0;
      if (own >= WAITING_FOR_ONE) throw busy(429);
      if (total >= WAITING) throw busy(503);
      total += 1;
      waiting.set(caller, own + 1);
      try {
        return await enqueue(task);
      } finally {
        total -= 1;
        const left = (waiting.get(caller) ?? 1) - 1;
        if (left === 0) waiting.delete(caller);
        else waiting.set(caller, left);
      }
    },
  };
}
