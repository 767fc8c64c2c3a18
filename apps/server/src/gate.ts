import { Refusal } from './refusal.js';

/** In whose name a task is done: an account's id, an address. */
export type Holder = number | string;

export interface GateLimits {
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
export interface GateLoad {
  running: number;
  waiting: number;
}

const BUSY = 'Server sedang sibuk. Silakan coba lagi sebentar lagi.';

export function busy(sentence = BUSY): Refusal {
  return new Refusal(503, sentence, { 'Retry-After': '5' });
}

/**
 * Lets few tasks run and some wait, and the holders take turns: whoever asks for one waits for one of
 * each other holder, however many those have. What cannot wait is refused with 503.
 */
export function createGate(limits: GateLimits) {
  const { width, each = width, waiting: most, waitingOfEach = most, waitMs } = limits;
  const { crowded = busy } = limits;
  /** Those who wait, by holder; whose turn is next stands first. */
  const queues = new Map<Holder, Set<() => void>>();
  const running = new Map<Holder, number>();
  let all = 0;
  let waiting = 0;

  const runningOf = (holder: Holder) => running.get(holder) ?? 0;
  const hasPlace = (holder: Holder) => all < width && runningOf(holder) < each;

  function begin(holder: Holder): void {
    all += 1;
    running.set(holder, runningOf(holder) + 1);
  }

  function leave(holder: Holder, go: () => void): void {
    const queue = queues.get(holder);
    if (!queue?.delete(go)) return;
    waiting -= 1;
    if (queue.size === 0) queues.delete(holder);
  }

  /** The next one begins in the place of one that has ended. */
  function end(holder: Holder): void {
    all -= 1;
    const left = runningOf(holder) - 1;
    if (left === 0) running.delete(holder);
    else running.set(holder, left);
    const next = [...queues].find(([one]) => hasPlace(one));
    if (next === undefined) return;
    const [whose, queue] = next;
    const [go] = queue;
    if (go === undefined) return;
    leave(whose, go);
    // Behind all others, until its turn comes again.
    if (queues.delete(whose)) queues.set(whose, queue);
    begin(whose);
    go();
  }

  function enter(holder: Holder): Promise<void> {
    if (hasPlace(holder)) {
      begin(holder);
      return Promise.resolve();
    }
    const queue = queues.get(holder) ?? new Set();
    if (waiting >= most || queue.size >= waitingOfEach) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        leave(holder, go);
        reject(runningOf(holder) < each ? busy() : crowded());
      }, waitMs);
      const go = () => {
        clearTimeout(late);
        resolve();
      };
      queue.add(go);
      queues.set(holder, queue);
      waiting += 1;
    });
  }

  async function pass<T>(task: () => Promise<T>, holder: Holder = 0): Promise<T> {
    await enter(holder);
    try {
      return await task();
    } finally {
      end(holder);
    }
  }
  return Object.assign(pass, {
    load: (): GateLoad => ({ running: all, waiting }),
  });
}
