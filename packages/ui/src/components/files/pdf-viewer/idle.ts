/** Longest that a piece of work waits for a quiet moment, in milliseconds. */
const PATIENCE = 500;

/** Comes when the page has nothing better to do. */
export function idle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has none.
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve);
    else requestIdleCallback(() => resolve(), { timeout: PATIENCE });
  });
}
