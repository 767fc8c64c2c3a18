/**
 * Runs at most so many tasks at once; the others wait in order.
 *
 * @param busyMs a task begins beside others only when each of them has run for so long
 */
export function createQueue(width: number, busyMs = 0) {
  const waiting: (() => void)[] = [];
  /** Since when each of them runs; symbols, as two may begin in the same moment. */
  const running = new Map<symbol, number>();
  let timer: NodeJS.Timeout | undefined;

  /** How long until another may begin; without end when one of those that run must end first. */
  function delay(): number {
    if (running.size >= width) return Infinity;
    return Math.max(0, ...[...running.values()].map((at) => at + busyMs - performance.now()));
  }

  /** Begins the tasks that may, and comes back when the others have run for long enough. */
  function advance(): void {
    clearTimeout(timer);
    while (waiting.length > 0 && delay() === 0) waiting.shift()?.();
    const rest = delay();
    if (waiting.length > 0 && rest < Infinity) timer = setTimeout(advance, Math.ceil(rest));
  }

  return async function enqueue<T>(task: () => Promise<T>): Promise<T> {
    const key = Symbol();
    const begin = () => running.set(key, performance.now());
    if (waiting.length === 0 && delay() === 0) begin();
    else {
      await new Promise<void>((resolve) => {
        waiting.push(() => {
          begin();
          resolve();
        });
        advance();
      });
    }
    try {
      return await task();
    } finally {
      running.delete(key);
      advance();
    }
  };
}
