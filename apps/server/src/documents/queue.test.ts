import { describe, expect, it } from 'vitest';
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
});
