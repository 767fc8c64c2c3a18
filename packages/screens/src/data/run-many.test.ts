import { describe, expect, it } from 'vitest';
import { ApiError } from '../api/errors.js';
import { runMany, sumUp } from './run-many.js';

const ids = Array.from({ length: 12 }, (_, index) => index + 1);

describe('runMany', () => {
  it('does everything, a few at a time', async () => {
    let running = 0;
    let most = 0;
    const outcome = await runMany(ids, async () => {
      running += 1;
      most = Math.max(most, running);
      await Promise.resolve();
      running -= 1;
    });
    expect(outcome.done.toSorted((a, b) => a - b)).toEqual(ids);
    expect(outcome.failed).toEqual([]);
    expect(most).toBe(4);
  });

  it('goes on when one fails, and says which', async () => {
    const reason = new ApiError(409, 'Dipakai');
    const outcome = await runMany([1, 2, 3], async (id) => {
      if (id === 2) throw reason;
    });
    expect(outcome).toEqual({ done: [1, 3], failed: [{ id: 2, reason }] });
  });

  it('stops when the session has ended', async () => {
    const seen: number[] = [];
    const reason = new ApiError(401, 'Unauthorized');
    const run = runMany(ids, async (id) => {
      seen.push(id);
      await Promise.resolve();
      throw reason;
    });
    await expect(run).rejects.toBe(reason);
    expect(seen).toHaveLength(4);
  });

  it('does nothing for nothing', async () => {
    expect(await runMany([], async () => {})).toEqual({ done: [], failed: [] });
  });
});

const reason = new Error('Dipakai');

it('is done when all worked', () => {
  expect(sumUp({ done: [1, 2], failed: [] })).toEqual({ status: 'done', count: 2 });
});

it('is partly done when some failed', () => {
  const failed = [
    { id: 2, reason },
    { id: 3, reason: new Error('lain') },
  ];
  expect(sumUp({ done: [1], failed })).toEqual({ status: 'partly', count: 1, failed: 2, reason });
});

it('throws the reason when none worked', () => {
  expect(() => sumUp({ done: [], failed: [{ id: 1, reason }] })).toThrow(reason);
});
