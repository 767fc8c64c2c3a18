import { expect, it } from 'vitest';
import { runLimited } from './upload-queue.js';

it('does everything once, in order, never more than the limit at a time', async () => {
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  await runLimited([1, 2, 3, 4, 5, 6, 7], 3, async (thing) => {
    begun.push(thing);
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, thing % 3));
    running -= 1;
  });
  expect(begun).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(most).toBe(3);
});

it('has nothing to do for nothing', async () => {
  await expect(
    runLimited([], 4, () => Promise.reject(new Error('never'))),
  ).resolves.toBeUndefined();
});
