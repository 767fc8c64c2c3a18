import type { Locator } from 'playwright';
import { expect } from 'vitest';

/**
 * Waits until React has taken over what a server drew. Until then a link is the browser's own, and its page is loaded
 * anew: nothing that a change of page does can be seen by it.
 */
export async function isAlive(element: Locator): Promise<void> {
  const isTakenOver = () =>
    element.evaluate((one) => Object.keys(one).some((key) => key.startsWith('__reactProps')));
  await expect.poll(isTakenOver).toBe(true);
}
