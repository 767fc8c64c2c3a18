import type { Failure } from '@bank-soal/contract/common';
import { Refusal } from '../failures/refusal.js';

/** Holder of a task: an account's id, an address. */
export type Holder = number | string;

export interface LimiterOptions {
  /** Tasks that run at once. */
  width: number;
  /** Tasks of one holder that run at once; all by default. */
  each?: number;
  /** Tasks that may wait. */
  waiting: number;
  /** Tasks of one holder among them; all by default. */
  waitingOfEach?: number;
  /** How long one waits at most. */
  waitMs: number;
  /** Refuses one who waited for none but tasks of the same holder; as busy by default. */
  crowded?: () => Refusal;
}

/** How many tasks are at work, and how many wait for it. */
export interface LimiterLoad {
  running: number;
  waiting: number;
}

/** Failure of a machine without time. */
type Busy = Extract<Failure, { code: 'busy' }>;

export function busy(failure: Busy = { code: 'busy' }): Refusal {
  return new Refusal(503, failure, { 'Retry-After': '5' });
}

/** A task that waits for its slot. */
interface Waiting {
  begin: () => void;
  /** Since when. */
  at: number;
  /** How much later it may begin than one that costs nothing. */
  costMs: number;
}

interface Queue {
  tasks: Set<Waiting>;
  /** When its holder last had something begun or ended. */
  served: number;
}

/** Of those of one holder: the short ones first, unless another has waited for as long as it takes. */
function firstOf({ tasks }: Queue): Waiting {
  const dueOf = ({ at, costMs }: Waiting) => at + costMs;
  return [...tasks].reduce((first, one) => (dueOf(one) < dueOf(first) ? one : first));
}

/**
 * Runs few tasks and queues some, fair to the holders: a task waits for one of each other holder, however
 * many those have. Short work goes first: a long task is passed by those that come within the time that it
 * takes, and by no later ones. A task that cannot wait is refused with 503.
 */
export function createLimiter(limits: LimiterOptions) {
  const { width, each = width, waiting: most, waitingOfEach = most, waitMs } = limits;
  const { crowded = busy } = limits;
  const queues = new Map<Holder, Queue>();
  const running = new Map<Holder, number>();
  let all = 0;
  let waiting = 0;

  const runningOf = (holder: Holder) => running.get(holder) ?? 0;
  const hasPlace = (holder: Holder) => all < width && runningOf(holder) < each;

  function serve(holder: Holder): void {
    const queue = queues.get(holder);
    if (queue !== undefined) queue.served = performance.now();
  }

  function begin(holder: Holder): void {
    all += 1;
    running.set(holder, runningOf(holder) + 1);
    serve(holder);
  }

  function leave(holder: Holder, one: Waiting): void {
    const queue = queues.get(holder);
    if (!queue?.tasks.delete(one)) return;
    waiting -= 1;
    if (queue.tasks.size === 0) queues.delete(holder);
  }

  /** The task for the free slot: of the holders that have a place, that of the one that has waited longest. */
  function next(): { holder: Holder; one: Waiting } | undefined {
    const firsts = [...queues]
      .filter(([holder]) => hasPlace(holder))
      .map(([holder, queue]) => {
        const one = firstOf(queue);
        return { holder, one, due: Math.max(one.at, queue.served) + one.costMs };
      });
    return firsts.toSorted((a, b) => a.due - b.due)[0];
  }

  /** The next one begins in the place of one that has ended. */
  function end(ended: Holder): void {
    all -= 1;
    const left = runningOf(ended) - 1;
    if (left === 0) running.delete(ended);
    else running.set(ended, left);
    serve(ended);
    const following = next();
    if (following === undefined) return;
    const { holder, one } = following;
    leave(holder, one);
    begin(holder);
    one.begin();
  }

  function enter(holder: Holder, costMs: number): Promise<void> {
    if (hasPlace(holder)) {
      begin(holder);
      return Promise.resolve();
    }
    const queue = queues.get(holder) ?? { tasks: new Set(), served: 0 };
    if (waiting >= most || queue.tasks.size >= waitingOfEach) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        leave(holder, one);
        reject(runningOf(holder) < each ? busy() : crowded());
      }, waitMs);
      const one: Waiting = {
        begin: () => {
          clearTimeout(late);
          resolve();
        },
        at: performance.now(),
        costMs,
      };
      queue.tasks.add(one);
      queues.set(holder, queue);
      waiting += 1;
    });
  }

  /** @param costMs about how long the task takes: others pass it that come within this time */
  async function run<T>(task: () => Promise<T>, holder: Holder = 0, costMs = 0): Promise<T> {
    await enter(holder, costMs);
    try {
      return await task();
    } finally {
      end(holder);
    }
  }
  return Object.assign(run, {
    load: (): LimiterLoad => ({ running: all, waiting }),
  });
}
