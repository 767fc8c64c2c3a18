import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQueue } from './queue.js';

describe('createQueue', () => {
  it('runs no more tasks at once than it may, and all of them', async () => {
    const enqueue = createQueue(2);
    let running = 0;
    let most = 0;
    const results = await Promise.allSettled(
      [1, 2, 3, 4, 5].map((number) =>
        enqueue(async () => {
          running += 1;
          most = Math.max(most, running);
          await new Promise((resolve) => setImmediate(resolve));
          running -= 1;
          if (number === 2) throw new Error('gagal');
          return number;
        }),
      ),
    );
    expect(most).toBe(2);
    expect(results.map((one) => one.status === 'fulfilled')).toEqual([
      true,
      false,
      true,
      true,
      true,
    ]);
  });
  describe('with a busy time', () => {
    afterEach(() => vi.useRealTimers());

    it('lets one run beside another only when that takes long, and goes on there', async () => {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance'] });
      const enqueue = createQueue(2, 250);
      const begun: number[] = [];
      const ends: (() => void)[] = [];
      const task = (number: number) => () =>
        new Promise<void>((resolve) => {
          begun.push(number);
          ends[number] = resolve;
        });
      const tasks = [0, 1, 2, 3].map((number) => enqueue(task(number)));
      await vi.advanceTimersByTimeAsync(249);
      expect(begun).toEqual([0]);
      await vi.advanceTimersByTimeAsync(1);
      expect(begun).toEqual([0, 1]);
      await vi.advanceTimersByTimeAsync(10_000);
      expect(begun).toEqual([0, 1]);
      ends[1]?.();
      await tasks[1];
      await vi.advanceTimersByTimeAsync(0);
      expect(begun).toEqual([0, 1, 2]);
      ends[2]?.();
      await tasks[2];
      await vi.advanceTimersByTimeAsync(0);
      expect(begun).toEqual([0, 1, 2, 3]);
      ends[0]?.();
      ends[3]?.();
      await Promise.all(tasks);
      expect(vi.getTimerCount()).toBe(0);
    });
  });
});
