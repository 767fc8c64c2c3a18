/**
 * Lets few works run at once, and the others begin in their order as places come free.
 *
 * @param most how many run at once
 * @returns does a work in its turn, and answers as it does
 */
export function inLine(most: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = [];
  let free = most;
  return async (work) => {
    if (free > 0) free -= 1;
    else await new Promise<void>((begin) => waiting.push(begin));
    try {
      return await work();
    } finally {
      // A place goes to who waits first, or is free.
      const begin = waiting.shift();
      if (begin) begin();
      else free += 1;
    }
  };
}
