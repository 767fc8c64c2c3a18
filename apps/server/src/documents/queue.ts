/** Lets at most so many tasks run at once; the others wait their turn. */
export function createQueue(width: number) {
  const waiting: (() => void)[] = [];
  let running = 0;

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    if (running >= width) await new Promise<void>((resolve) => waiting.push(resolve));
    else running += 1;
    try {
      return await task();
    } finally {
      const next = waiting.shift();
      if (next === undefined) running -= 1;
      else next();
    }
  };
}
