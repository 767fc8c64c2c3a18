/** Something is always there to do: then it goes on all the same. */
const PATIENCE_MS = 1000;

/** Waits until the browser has nothing else to do, but not for long. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, PATIENCE_MS / 2);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE_MS });
  });
}
