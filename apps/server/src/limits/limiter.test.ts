import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { Refusal } from '../failures/refusal.js';
import { createLimiter } from './limiter.js';

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

describe('createLimiter', () => {
  it('runs few, lets some wait, and refuses the rest', async () => {
    const limit = createLimiter(limits);
    let running = 0;
    let most = 0;
    const task = async () => {
      running += 1;
      most = Math.max(most, running);
      await wait(10);
      running -= 1;
      return 'done';
    };
    const ends = await Promise.all(Array.from({ length: 5 }, () => outcome(limit(task))));
    expect(ends).toEqual(['done', 'done', 'done', REFUSED, REFUSED]);
    expect(most).toBe(2);
    expect(await limit(task)).toBe('done');
  });

  it('refuses one that has waited too long, and goes on with the others', async () => {
    const limit = createLimiter({ ...limits, width: 1, waiting: 5, waitMs: 20 });
    const long = limit(() => wait(60));
    expect(await outcome(limit(async () => 'late'))).toEqual(REFUSED);
    await long;
    expect(await limit(async () => 'next')).toBe('next');
  });

  it('tells one who waited for none but their own tasks so', async () => {
    const crowded = () => new Refusal(429, { code: 'too-many-uploads' });
    const limit = createLimiter({ ...limits, width: 9, each: 1, waitMs: 20, crowded });
    const long = limit(() => wait(60), 1);
    expect(await outcome(limit(async () => 'own', 1))).toEqual([429, []]);
    expect(await limit(async () => 'other', 2)).toBe('other');
    await long;
  });

  it('goes on after a task that fails', async () => {
    const limit = createLimiter({ ...limits, width: 1 });
    const failed = outcome(limit(() => Promise.reject(new Error('gagal'))));
    expect(await limit(async () => 'next')).toBe('next');
    await failed;
  });

  it('lets others pass holders that have enough already, and comes back to them', async () => {
    const limit = createLimiter({ ...limits, width: 3, each: 2, waiting: 9 });
    const began: string[] = [];
    const ends = new Map<string, () => void>();
    const run = (holder: number, name: string) =>
      limit(() => {
        began.push(name);
        return new Promise<void>((end) => ends.set(name, end));
      }, holder);
    const all = [run(1, 'a1'), run(1, 'a2'), run(1, 'a3'), run(2, 'b1'), run(3, 'c1')];
    await wait(0);
    expect(began).toEqual(['a1', 'a2', 'b1']);
    expect(limit.load()).toEqual({ running: 3, waiting: 2 });
    ends.get('b1')?.();
    await wait(0);
    expect(began.at(-1)).toBe('c1');
    ends.get('a1')?.();
    await wait(0);
    expect(began.at(-1)).toBe('a3');
    for (const name of ['a2', 'a3', 'c1']) ends.get(name)?.();
    await Promise.all(all);
    expect(limit.load()).toEqual({ running: 0, waiting: 0 });
  });
});

const SLOTS = { width: 1, waiting: 6, waitingOfEach: 4, waitMs: 60_000 };

/** Tasks that end on request, in the order in which they began. */
function tasks(limits = SLOTS) {
  const limit = createLimiter(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (caller: string, name: string, costMs = 0) =>
    limit(
      () => {
        began.push(name);
        return new Promise<string>((resolve) => ends.push(() => resolve(name)));
      },
      caller,
      costMs,
    );
  return { run, began, ends };
}

describe('holders', () => {
  it('are served by turns, and each of them keeps its order', async () => {
    const { run, began, ends } = tasks();
    const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name[0] ?? '', name));
    for (let turn = 0; turn < all.length; turn += 1) {
      await expect.poll(() => ends.length).toBe(turn + 1);
      ends[turn]?.();
    }
    expect(await Promise.all(all)).toHaveLength(7);
    expect(began).toEqual(['a1', 'b1', 'c1', 'a2', 'b2', 'a3', 'a4']);
  });

  it('let short work pass, and what is long is passed by no more than come while it would run', async () => {
    const { run, began, ends } = tasks();
    const all = [run('a', 'first'), run('b', 'long', 300), run('c', 'quick')];
    await wait(320);
    all.push(run('d', 'later'));
    for (let turn = 0; turn < all.length; turn += 1) {
      await expect.poll(() => ends.length).toBe(turn + 1);
      ends[turn]?.();
    }
    await Promise.all(all);
    expect(began).toEqual(['first', 'quick', 'long', 'later']);
  });

  it('have their own short work done first', async () => {
    const { run, began, ends } = tasks();
    const all = [run('a', 'first'), run('a', 'long', 60_000), run('a', 'quick', 10)];
    for (let turn = 0; turn < all.length; turn += 1) {
      await expect.poll(() => ends.length).toBe(turn + 1);
      ends[turn]?.();
    }
    await Promise.all(all);
    expect(began).toEqual(['first', 'quick', 'long']);
  });

  it('are refused what cannot wait: too many of one, too many of all, too long', async () => {
    const { run, ends } = tasks();
    const first = run('a', 'a');
    const waiting = ['a', 'a', 'a', 'a', 'b', 'c'].map((caller) => run(caller, caller));
    await expect(run('a', 'a')).rejects.toMatchObject({ status: 503 });
    await expect(run('d', 'd')).rejects.toMatchObject({ status: 503 });
    for (let turn = 0; turn < 7; turn += 1) {
      await expect.poll(() => ends.length).toBe(turn + 1);
      ends[turn]?.();
    }
    await Promise.all([first, ...waiting]);

    const hasty = tasks({ ...SLOTS, waitMs: 1 });
    const long = hasty.run('a', 'a');
    await expect(hasty.run('b', 'b')).rejects.toMatchObject({ status: 503 });
    hasty.ends[0]?.();
    await long;
    const after = hasty.run('b', 'b');
    await expect.poll(() => hasty.ends.length).toBe(2);
    hasty.ends[1]?.();
    expect(await after).toBe('b');
  });
});
