import { Refusal } from '../../failures/refusal.js';
import { busy } from '../../limits/limiter.js';
import { createMemoryBudget, type MemoryBudget } from '../../limits/memory.js';
import type { DocumentLimits } from '../../settings/config.js';
import { NOT_SHOWN_YET } from '../reasons.js';
import { createWorkers, type Workers } from '../workers.js';

/** One process for what is thought to be light, beside those for all else. */
export interface LightProcess {
  /** Within which it works. */
  limits: DocumentLimits;
  /** The memory that it has for itself. */
  memory: MemoryBudget;
  /** Tries a task that runs its jobs there: nothing where it had no time or no memory, which is no verdict. */
  attempt: <T>(task: (run: Workers['run']) => Promise<T>) => Promise<{ made: T } | undefined>;
  close: () => void;
}

const MB = 1024 * 1024;

/** A usual set takes 150 MB and 0.2 s, and 0.5 s more in a new process: what takes more was not light. */
const LIGHT = { maxRssBytes: 160 * MB, maxCpuMs: 700, timeoutMs: 5000 };
/** A process with its modules loaded takes two thirds of its limit. */
const REUSED_SHARE = 0.9;

/** @param most what counts as light, within the limits of all documents */
export function createLightProcess(all: DocumentLimits, most = LIGHT): LightProcess {
  const limits = { ...all };
  for (const key of ['maxRssBytes', 'maxCpuMs', 'timeoutMs'] as const)
    limits[key] = Math.min(all[key], most[key]);
  const memory = createMemoryBudget(limits.maxRssBytes);
  const workers = createWorkers(1, limits, { memory, reusedShare: REUSED_SHARE });

  const run: Workers['run'] = async (job) => {
    const end = await workers.run(job);
    if (end.kind === 'gave-up') throw busy(NOT_SHOWN_YET);
    return end;
  };

  return {
    limits,
    memory,
    attempt: async (task) => {
      try {
        return { made: await task(run) };
      } catch (error) {
        if (error instanceof Refusal) return undefined;
        throw error;
      }
    },
    close: workers.close,
  };
}
