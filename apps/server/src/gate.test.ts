import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.js';

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: { status?: number; headers?: Record<string, string> }) => [
      error.status,
      Object.keys(error.headers ?? {}),
    ],
  );
const REFUSED = [503, ['Retry-After']];

describe('createGate', () => {
  it('runs few, lets some wait, and refuses the rest', async () => {
    const pass = createGate({ width: 2, waiting: 1, waitMs: 1000 });
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(10);
      running -= 1;
      return 'done';
    };
    const ends = await Promise.all(Array.from({ length: 5 }, () => outcome(pass(task))));
    expect(ends).toEqual(['done', 'done', 'done', REFUSED, REFUSED]);
    expect(most).toBe(2);
    expect(await pass(task)).toBe('done');
  });

  it('refuses one that has waited too long, and goes on with the others', async () => {
    const pass = createGate({ width: 1, waiting: 5, waitMs: 20 });
    const long = pass(() => wait(60));
    expect(await outcome(pass(async () => 'late'))).toEqual(REFUSED);
    await long;
    expect(await pass(async () => 'next')).toBe('next');
  });

  it('goes on after a task that fails', async () => {
    const pass = createGate({ width: 1, waiting: 1, waitMs: 1000 });
    const failed = outcome(pass(() => Promise.reject(new Error('gagal'))));
    expect(await pass(async () => 'next')).toBe('next');
    await failed;
  });
});
