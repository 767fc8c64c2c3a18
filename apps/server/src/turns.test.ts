import { expect, it } from 'vitest';
import { createTurns } from './turns.js';

const LIMITS = { width: 1, waiting: 6, waitingOfOne: 4, waitMs: 60_000 };

/** Tasks that end when they are told, in the order in which they began. */
function tasks(limits = LIMITS) {
  const take = createTurns(limits);
  const began: string[] = [];
  const ends: (() => void)[] = [];
  const run = (caller: string, name: string) =>
    take(caller, () => {
      began.push(name);
      return new Promise<string>((resolve) => ends.push(() => resolve(name)));
    });
  return { run, began, ends };
}

it('lets callers take turns, and each of them keep its order', async () => {
  const { run, began, ends } = tasks();
  const all = ['a1', 'a2', 'a3', 'a4', 'b1', 'b2', 'c1'].map((name) => run(name[0] ?? '', name));
  for (let turn = 0; turn < all.length; turn += 1) {
    await expect.poll(() => ends.length).toBe(turn + 1);
    ends[turn]?.();
  }
  expect(await Promise.all(all)).toHaveLength(7);
  expect(began).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2', 'a4']);
});

it('refuses what cannot wait: too many of one caller, too many of all, too long', async () => {
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

  const hasty = tasks({ ...LIMITS, waitMs: 1 });
  const long = hasty.run('a', 'a');
  await expect(hasty.run('b', 'b')).rejects.toMatchObject({ status: 503 });
  hasty.ends[0]?.();
  await long;
  const after = hasty.run('b', 'b');
  await expect.poll(() => hasty.ends.length).toBe(2);
  hasty.ends[1]?.();
  expect(await after).toBe('b');
});

it('goes on when a task fails', async () => {
  const take = createTurns(LIMITS);
  const failed = take('a', () => Promise.reject(new Error('gagal')));
  const [one, two] = await Promise.allSettled([failed, take('b', async () => 'baik')]);
  expect([one.status, two]).toEqual(['rejected', { status: 'fulfilled', value: 'baik' }]);
});
