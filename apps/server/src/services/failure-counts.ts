import { RateLimiterMemory } from 'rate-limiter-flexible';

/** Counts failures by key, each for a while. Servers that share work share one. */
export interface FailureCounts {
  /** How often the key has failed, and for how many milliseconds that still counts. */
  of: (key: string) => Promise<{ count: number; msLeft: number }>;
  add: (key: string) => Promise<void>;
  clear: (key: string) => Promise<void>;
}

/** Above this many keys the oldest are forgotten, so that no storm of them takes the memory. */
const MOST_KEYS = 20_000;

/**
 * Counts in the memory of this process; a restart forgets them.
 *
 * @param seconds how long a key's failures count, from its first one
 */
export function memoryFailureCounts(seconds: number, mostKeys = MOST_KEYS): FailureCounts {
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
      await limiter.penalty(key);
    },
    clear: async (key) => {
      keys.delete(key);
      await limiter.delete(key);
    },
  };
}
