function afterPaint(then: () => void): void {
  const { port1, port2 } = new MessageChannel();
  port1.addEventListener('message', then, { once: true });
  port1.start();
  port2.postMessage(null);
}

/** Runs an action at the beginning of a frame; done with the paint of the frame that shows the outcome. */
export function painted(action: () => void, done: () => boolean = () => true): Promise<void> {
  return new Promise((resolve, reject) => {
    const start = performance.now();
    function look() {
      if (done()) resolve();
      else if (performance.now() - start > 30_000) reject(new Error('The outcome did not come.'));
      else requestAnimationFrame(() => afterPaint(look));
    }
    requestAnimationFrame(() => {
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
