import { expect, it } from 'vitest';
import { createDrawQueue } from './draw-queue.js';

/** Work of which the test says when it is done. */
function work() {
  const state = { started: false, cancelled: false, end: () => {} };
  const task = {
    start() {
      state.started = true;
      let cancel = () => {};
      const done = new Promise<void>((resolve, reject) => {
        state.end = resolve;
        cancel = () => {
          state.cancelled = true;
          reject(new Error('Called off'));
        };
      });
      return { done, cancel };
    },
  };
  return { state, task };
}

it('draws a few at once, the others in their turn', async () => {
  const queue = createDrawQueue(2);
  const works = Array.from({ length: 5 }, work);
  for (const { task } of works) queue.add(task);
  const started = () => works.filter(({ state }) => state.started).length;
  expect(started()).toBe(2);
  works[0]?.state.end();
  await expect.poll(started).toBe(3);
  works[1]?.state.end();
  works[2]?.state.end();
  await expect.poll(started).toBe(5);
});

it('never begins what was called off while it waited, and lets go of what was under way', async () => {
  const queue = createDrawQueue(1);
  const [first, second, third] = [work(), work(), work()];
  const stopFirst = queue.add(first.task);
  const stopSecond = queue.add(second.task);
  queue.add(third.task);
  stopSecond();
  stopFirst();
  await expect.poll(() => third.state.started).toBe(true);
  expect(first.state.cancelled).toBe(true);
  expect(second.state.started).toBe(false);
});
