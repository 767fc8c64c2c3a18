/**
 * Runs work for many callers at once: each gets the result of a run that began after its call, and
 * no two runs go on at the same time.
 */
export function sharedRun<T>(work: () => Promise<T>): () => Promise<T> {
  let running: Promise<T> | undefined;
  let next: Promise<T> | undefined;

  function start(): Promise<T> {
    running = work().finally(() => {
      running = undefined;
    });
    return running;
  }

  return () => {
    if (running === undefined) return start();
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        return running ?? start();
      });
    return next;
  };
}
