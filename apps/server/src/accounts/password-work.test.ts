import { describe, expect, it } from 'vitest';
import { createPasswordWork } from './password-work.js';

/** Tasks that end on request. */
function manualTasks() {
  const ends: (() => void)[] = [];
  let most = 0;
  let running = 0;
  const task = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise<void>((resolve) => ends.push(resolve));
    running -= 1;
  };
  const endAll = async () => {
    while (ends.length > 0) {
      for (const end of ends.splice(0)) end();
      await new Promise((resolve) => setImmediate(resolve));
    }
  };
  return { task, endAll, most: () => most };
}

const statuses = async (work: Promise<unknown>[]) =>
  (await Promise.allSettled(work)).map((one) =>
    one.status === 'fulfilled' ? 200 : (one.reason as { status: number }).status,
  );

describe('createPasswordWork', () => {
  it('runs so many at once, and refuses one caller who wants more than their share', async () => {
    const work = createPasswordWork(2);
    const { task, endAll, most } = manualTasks();
    const all = Array.from({ length: 262 }, () => work.run('a', task));
    const settled = statuses([...all, work.run('b', task)]);
    await endAll();
    const result = await settled;
    expect(result.filter((status) => status === 429)).toHaveLength(6);
    expect(result.at(-1)).toBe(200);
    expect(most()).toBe(2);
    expect(await work.run('a', async () => 'lagi')).toBe('lagi');
  });

  it('refuses everybody when too much waits, and recovers', async () => {
    const work = createPasswordWork(2);
    const { task, endAll } = manualTasks();
    const all = Array.from({ length: 556 }, (_, index) => work.run(`alamat ${index}`, task));
    const settled = statuses(all);
    await endAll();
    const result = await settled;
    expect(result.filter((status) => status === 503)).toHaveLength(44);
    await expect(work.run('a', () => Promise.reject(new Error('gagal')))).rejects.toThrow('gagal');
    expect(await work.run('a', async () => 'lagi')).toBe('lagi');
  });
});
