import { availableParallelism } from 'node:os';
import type { DocumentLimits } from '../config.js';
import { busy, createLimiter, type Holder } from '../limits/limiter.js';
import type { LightProcess } from './light-process.js';
import { NOT_SHOWN_YET } from './reasons.js';
import type { ProgramOptions } from './run-limited.js';
import { createWorkers, type Workers } from './workers.js';

/** What a part or a merge is made with, and within which limits. */
export interface Lane {
  run: Workers['run'];
  limits: DocumentLimits;
  options: ProgramOptions;
}

/** Waits for the caller's turn; `costMs` is about how long the task takes. */
export type Turn = <T>(task: (lane: Lane) => Promise<T>, costMs: number) => Promise<T>;

const PROCESSES = availableParallelism() > 2 ? 2 : 1;

/**
 * Parts and merges of new documents, one of a caller at a time. A class room shares one address; the same
 * document is made once for all who ask from there.
 */
const TURNS = { width: PROCESSES, each: 1, waiting: 256, waitingOfEach: 64, waitMs: 45_000 };
/** A call that has waited for so long begins nothing more; the next one finds what it has made. */
const CALL_MS = 60_000;

/** What is thought to take no longer is first tried beside what does. */
const LIGHT_MS = 400;
/**
 * Two lanes: a dear document keeps nobody waiting but those who have one, too. What is light by its estimate has a
 * process and memory of its own, and little of both: what is found to be dear after all is made in the other lane.
 */
export function createLanes(limits: DocumentLimits, options: ProgramOptions, light: LightProcess) {
  const workers = createWorkers(PROCESSES, limits, { memory: options.memory });
  const heavy: Lane = { run: workers.run, limits, options };
  const small = { limits: light.limits, options: { ...options, memory: light.memory } };
  const passHeavy = createLimiter(TURNS);
  const passLight = createLimiter({ ...TURNS, width: 1 });

  return {
    run: heavy.run,
    /** The caller's turns, until the call has taken long enough. */
    turnsOf: (holder: Holder): Turn => {
      const until = performance.now() + CALL_MS;
      const mayBegin = () => {
        if (performance.now() > until) throw busy(NOT_SHOWN_YET);
      };
      // A set with one dear file has others: it takes the time of this lane once.
      let isDear = false;
      return async (task, costMs) => {
        mayBegin();
        if (costMs <= LIGHT_MS && !isDear) {
          const done = await passLight(
            () => light.attempt((run) => task({ ...small, run })),
            holder,
            costMs,
          );
          if (done !== undefined) return done.made;
          isDear = true;
          mayBegin();
        }
        return passHeavy(() => task(heavy), holder, costMs);
      };
    },
    close: workers.close,
  };
}
