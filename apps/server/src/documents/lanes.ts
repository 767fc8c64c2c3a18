import { availableParallelism } from 'node:os';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import type { DocumentLimits } from '../settings/config.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { LightProcess } from './sandbox/light-process.js';
import type { ProgramOptions } from './sandbox/run-limited.js';
import { createWorkers, type Workers } from './workers.js';

/** Process and limits of a part or a merge. */
export interface Lane {
  run: Workers['run'];
  limits: DocumentLimits;
  options: ProgramOptions;
}

/** Waits for one of the caller's slots; `costMs` is about how long the task takes. */
export type InSlot = <T>(task: (lane: Lane) => Promise<T>, costMs: number) => Promise<T>;

const PROCESSES = availableParallelism() > 2 ? 2 : 1;

/**
 * Parts and merges of new documents, one of a caller at a time. A classroom shares one address; the same
 * document is made once for all its requests.
 */
const SLOTS = { width: PROCESSES, each: 1, waiting: 256, waitingOfEach: 64, waitMs: 45_000 };
/** A call that has waited for so long begins nothing more; the next one finds what it has made. */
const CALL_MS = 60_000;

/** A task with a lower estimate is first tried beside the expensive ones. */
const LIGHT_MS = 400;
/**
 * Two lanes: an expensive document delays only other expensive ones. Work that is light by its estimate has a
 * process and memory of its own, and little of both: when it turns out to be expensive, the other lane makes
 * it.
 */
export function createLanes(limits: DocumentLimits, options: ProgramOptions, light: LightProcess) {
  const workers = createWorkers(PROCESSES, limits, { memory: options.memory });
  const heavy: Lane = { run: workers.run, limits, options };
  const small = { limits: light.limits, options: { ...options, memory: light.memory } };
  const limitHeavy = createLimiter(SLOTS);
  const limitLight = createLimiter({ ...SLOTS, width: 1 });

  return {
    run: heavy.run,
    /** The caller's slots, until the call has taken long enough. */
    slotsOf: (holder: Holder): InSlot => {
      const until = performance.now() + CALL_MS;
      const mayBegin = () => {
        if (performance.now() > until) throw busy(NOT_SHOWN_YET);
      };
      // A set with one expensive file has others: it spends the light lane's time once.
      let isExpensive = false;
      return async (task, costMs) => {
        mayBegin();
        if (costMs <= LIGHT_MS && !isExpensive) {
          const done = await limitLight(
            () => light.attempt((run) => task({ ...small, run })),
            holder,
            costMs,
          );
          if (done !== undefined) return done.made;
          isExpensive = true;
          mayBegin();
        }
        return limitHeavy(() => task(heavy), holder, costMs);
      };
    },
    close: workers.close,
  };
}
