import { busy } from './gate.js';

export interface TurnLimits {
  /** Tasks that run at once. */
  width: number;
  /** Tasks that may wait, and those of one caller among them. */
  waiting: number;
  waitingOfOne: number;
  /** How long one waits at most. */
  waitMs: number;
}

/**
 * Lets few tasks run at once, and the callers take turns: whoever asks for one waits for one of each
 * other caller, however many those have. What cannot wait is refused with 503.
 */
export function createTurns({ width, waiting: most, waitingOfOne, waitMs }: TurnLimits) {
  /** By caller, whose turn is next first. */
  const queues = new Map<string, Set<() => void>>();
  let running = 0;
  let waiting = 0;

  function leave(caller: string, go: () => void): void {
    const queue = queues.get(caller);
    if (!queue?.delete(go)) return;
    waiting -= 1;
    if (queue.size === 0) queues.delete(caller);
  }

  /** The next one begins in the place of one that has ended. */
  function next(): void {
    const [first] = queues;
    if (first === undefined) {
      running -= 1;
      return;
    }
    const [caller, queue] = first;
    const [go] = queue;
    if (go !== undefined) leave(caller, go);
    // Behind all others, until its turn comes again.
    if (queues.delete(caller)) queues.set(caller, queue);
    go?.();
  }

  function enter(caller: string): Promise<void> {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    const queue = queues.get(caller) ?? new Set();
    if (waiting >= most || queue.size >= waitingOfOne) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        leave(caller, go);
        reject(busy());
      }, waitMs);
      const go = () => {
        clearTimeout(late);
        resolve();
      };
      queue.add(go);
      queues.set(caller, queue);
      waiting += 1;
    });
  }

  /** @param caller who the task is for */
  return async function take<T>(caller: string, task: () => Promise<T>): Promise<T> {
    await enter(caller);
    try {
      return await task();
    } finally {
      next();
    }
  };
}
