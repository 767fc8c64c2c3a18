/**
 * Limits how many calls run at once; the others begin in their order as slots come free.
 *
 * @param most how many run at once
 * @returns runs a call when it has a slot, and answers as the call does
 */
export function createLimiter(most: number): <T>(call: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (call) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await call();
    } finally {
      // The slot goes to the call that waits longest, or is free.
      const begin = waiting.shift();
      if (begin) begin();
      else free += 1;
    }
  };
}
