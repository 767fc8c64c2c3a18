import { Refusal } from './refusal.js';

export interface GateLimits {
  /** Tasks that run at once. */
  width: number;
  /** Tasks that may wait. */
  waiting: number;
  /** How long one waits at most. */
  waitMs: number;
}

const BUSY = 'Server sedang sibuk. Silakan coba lagi sebentar lagi.';

export function busy(): Refusal {
  return new Refusal(503, BUSY, { 'Retry-After': '5' });
}

/** Lets few tasks run and some wait, in their order; the others are refused with 503. */
export function createGate({ width, waiting, waitMs }: GateLimits) {
  const queue: (() => void)[] = [];
  let running = 0;

  function enter(): Promise<void> {
    if (running < width) {
      running += 1;
      return Promise.resolve();
    }
    if (queue.length >= waiting) return Promise.reject(busy());
    return new Promise((resolve, reject) => {
      const go = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        queue.splice(queue.indexOf(go), 1);
        reject(busy());
      }, waitMs);
      queue.push(go);
    });
  }

  async function pass<T>(task: () => Promise<T>): Promise<T> {
    await enter();
    try {
      return await task();
    } finally {
      const next = queue.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  }
  return Object.assign(pass, { load: () => ({ running, waiting: queue.length }) });
}
