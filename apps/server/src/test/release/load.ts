import { setTimeout as wait } from 'node:timers/promises';
import type { BankProcess } from '../durability/bank-process.js';
import { type Ledger, newLedger } from '../durability/ledger.js';
import { writeUntilKilled } from '../durability/write-until-killed.js';

const WRITERS = 4;
const PAUSE_MS = 100;

export interface Load {
  ledger: Ledger;
  /** The longest time in which nobody was answered, in seconds. */
  longestGap: () => number;
  /** Ends when the writers have noticed that their server is away. */
  end: () => Promise<void>;
}

/** People who go on writing through restarts, as a site does that waits and tries again. */
export function startLoad(bank: BankProcess): Load {
  const ledger = newLedger();
  const over = new AbortController();
  let answeredAt = performance.now();
  let gap = 0;
  const write = async () => {
    while (!over.signal.aborted) {
      await writeUntilKilled(bank, ledger);
      await wait(PAUSE_MS);
    }
  };
  const look = async () => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${bank.url}/readyz`).catch(() => undefined);
      if (answer?.ok) {
        gap = Math.max(gap, performance.now() - answeredAt);
        answeredAt = performance.now();
      }
      await wait(PAUSE_MS);
    }
  };
  const all = [look(), ...Array.from({ length: WRITERS }, write)];
  return {
    ledger,
    longestGap: () => gap / 1000,
    end: async () => {
      over.abort();
      await bank.stop();
      await Promise.all(all);
    },
  };
}
