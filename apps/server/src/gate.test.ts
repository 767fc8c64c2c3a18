import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createGate } from './gate.js';
import { Refusal } from './refusal.js';

const outcome = (promise: Promise<unknown>) =>
  promise.then(
    (value) => value,
    (error: { status?: number; headers?: Record<string, string> }) => [
      error.status,
      Object.keys(error.headers ?? {}),
    ],
  );
const limits = { width: 2, waiting: 1, waitMs: 1000 };
const REFUSED = [503, ['Retry-After']];

describe('createGate', () => {
  it('runs few, lets some wait, and refuses the rest', async () => {
    const pass = createGate(limits);
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
    const pass = createGate({ ...limits, width: 1, waiting: 5, waitMs: 20 });
    const long = pass(() => wait(60));
    expect(await outcome(pass(async () => 'late'))).toEqual(REFUSED);
    await long;
    expect(await pass(async () => 'next')).toBe('next');
  });

  it('tells one who waited for none but their own tasks so', async () => {
    const crowded = () => new Refusal(429, 'sendiri');
    const pass = createGate({ ...limits, width: 9, each: 1, waitMs: 20, crowded });
    const long = pass(() => wait(60), 1);
    expect(await outcome(pass(async () => 'own', 1))).toEqual([429, []]);
    expect(await pass(async () => 'other', 2)).toBe('other');
    await long;
  });

  it('goes on after a task that fails', async () => {
    const pass = createGate({ ...limits, width: 1 });
    const failed = outcome(pass(() => Promise.reject(new Error('gagal'))));
    expect(await pass(async () => 'next')).toBe('next');
    await failed;
  });

  it('lets others pass those who hold enough already, and comes back to them', async () => {
    const pass = createGate({ ...limits, width: 3, each: 2, waiting: 9 });
    const began: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (holder: number, name: string) =>
      pass(() => {
        began.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      }, holder);
    const all = [run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1'), run(3, 'c1')];
    await wait(0);
    expect(began).toEqual(['a1', 'a2', 'b1']);
    expect(pass.load()).toEqual({ running: 3, waiting: 2 });
    ends.get('b1')?.();
    await wait(0);
    expect(began.at(-1)).toBe('c1');
    ends.get('a1')?.();
    await wait(0);
    expect(began.at(-1)).toBe('a3');
    for (const name of ['a2', 'a3', 'c1']) ends.get(name)?.();
    await Promise.all(all);
    expect(pass.load()).toEqual({ running: 0, waiting: 0 });
  });
});
