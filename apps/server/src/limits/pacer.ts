import { setImmediate as tick } from 'node:timers/promises';

const SLICE_MS = 8;

export type Pacer = () => Promise<void> | undefined;

/**
 * For long loops: the returned function lets other requests run whenever the loop has used the thread for a
 * while.
 *
 * @param sliceMs milliseconds that the loop may take at a time
 */
export function createPacer(sliceMs = SLICE_MS): Pacer {
  let since = performance.now();

  async function pause(): Promise<void> {
    await tick();
    since = performance.now();
  }
  return () => (performance.now() - since < sliceMs ? undefined : pause());
}
