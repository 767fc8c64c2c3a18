import { setImmediate as nextTurn } from 'node:timers/promises';

const TURN_MS = 8;

export type Pacer = () => Promise<void> | undefined;

/**
 * For long loops: the returned function lets other requests have their turn whenever the loop has
 * held the thread for a while.
 *
 * @param turnMs milliseconds that the loop may take at a time
 */
export function createPacer(turnMs = TURN_MS): Pacer {
  let since = performance.now();

  async function pause(): Promise<void> {
    await nextTurn();
    since = performance.now();
  }
  return () => (performance.now() - since < turnMs ? undefined : pause());
}
