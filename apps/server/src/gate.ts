import { Refusal } from './refusal.js';

export interface GateLimits {
  /** Tasks that run at once. */
  width: number;
  /** Tasks of one holder that run at once, the others letting those behind them pass; all by default. */
  each?: number;
  /** Tasks that may wait. */
  waiting: number;
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

interface Waiting {
  holder: number;
  go: () => void;
}

/**
 * Lets few tasks run and some wait, in their order, and none of one holder fill the place; the others
 * are refused with 503.
 */
export function createGate(limits: GateLimits) {
  const { width, each = width, waiting, waitMs, crowded = busy } = limits;
  const queue: Waiting[] = [];
  const running = new Map<number, number>();
  let all = 0;

  const runningOf = (holder: number) => running.get(holder) ?? 0;
  const hasPlace = (holder: number) => all < width && runningOf(holder) < each;

  function begin(holder: number): void {
    all += 1;
    running.set(holder, runningOf(holder) + 1);
  }

  function end(holder: number): void {
    all -= 1;
    const left = runningOf(holder) - 1;
    if (left === 0) running.delete(holder);
    else running.set(holder, left);
    const at = queue.findIndex((one) => hasPlace(one.holder));
    const [next] = at < 0 ? [] : queue.splice(at, 1);
    if (next === undefined) return;
    begin(next.holder);
    next.go();
  }

  function enter(holder: number): Promise<void> {
    if (hasPlace(holder)) {
      begin(holder);
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(one), 1);
        reject(runningOf(holder) < each ? busy() : crowded());
      }, waitMs);
      const one: Waiting = {
        holder,
        go: () => {
          clearTimeout(timer);
          resolve();
        },
      };
      queue.push(one);
    });
  }

  /** @param holder in whose name the task is done, such as an account's id */
  async function pass<T>(task: () => Promise<T>, holder = 0): Promise<T> {
    await enter(holder);
    try {
      return await task();
    } finally {
      end(holder);
    }
  }
  return Object.assign(pass, {
    load: (): GateLoad => ({ running: all, waiting: queue.length }),
  });
}
