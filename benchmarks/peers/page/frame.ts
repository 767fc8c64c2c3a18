function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  port2.postMessage(null);
}

/**
 * Runs an action at the beginning of a frame and waits for the paint of the first frame in which
 * the outcome is there, so that the wait for the screen's next beat is not counted as work.
 *
 * @returns milliseconds from the action to that paint
 */
export function timed(action: () => void, done: () => boolean = () => true): Promise<number> {
  return new Promise((resolve, reject) => {
    let start = 0;
    function look() {
      const now = performance.now();
      if (done()) resolve(now - start);
      else if (now - start > 20_000) reject(new Error('The outcome did not come.'));
      else requestAnimationFrame(() => afterPaint(look));
    }
    requestAnimationFrame(() => {
      start = performance.now();
      action();
      afterPaint(look);
    });
  });
}

/** Lets what was put off happen, and collects garbage, between two measurements. */
export async function settle(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 40));
  (globalThis as { gc?: () => void }).gc?.();
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
}
