import { RateLimiterMemory } from 'rate-limiter-flexible';

/** How often something was counted, and for how many milliseconds that still counts. */
export interface Count {
  count: number;
  msLeft: number;
}

/** Counts by key, each for a while. Servers that share work share one. */
export interface Counts {
  of: (key: string) => Promise<Count>;
  /** Counts once more. */
  add: (key: string) => Promise<Count>;
  clear: (key: string) => Promise<void>;
}

/** Above this many keys the oldest are forgotten, so that no storm of them takes the memory. */
const MOST_KEYS = 20_000;

/**
 * Counts in the memory of this process; a restart forgets them.
 *
 * @param seconds how long a key counts, from its first time
 */
export function memoryCounts(seconds: number, mostKeys = MOST_KEYS): Counts {
  const limiter = new RateLimiterMemory({ points: Number.MAX_SAFE_INTEGER, duration: seconds });
  const keys = new Set<string>();

  return {
    of: async (key) => {
      const found = await limiter.get(key);
      return { count: found?.consumedPoints ?? 0, msLeft: found?.msBeforeNext ?? 0 };
    },
    add: async (key) => {
      keys.delete(key);
      keys.add(key);
      const [oldest] = keys;
      if (keys.size > mostKeys && oldest !== undefined) {
        keys.delete(oldest);
        await limiter.delete(oldest);
      }
      const { consumedPoints, msBeforeNext } = await limiter.penalty(key);
      return { count: consumedPoints, msLeft: msBeforeNext };
    },
    clear: async (key) => {
      keys.delete(key);
      await limiter.delete(key);
    },
  };
}
