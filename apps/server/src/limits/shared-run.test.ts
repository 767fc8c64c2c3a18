import { describe, expect, it } from 'vitest';
import { sharedRun } from './shared-run.js';

/** Work that ends on request. */
function slowWork() {
  const ends: ((fail?: Error) => void)[] = [];
  const run = sharedRun(
    () =>
      new Promise<number>((resolve, reject) => {
        const turn = ends.length;
        ends.push((fail) => (fail === undefined ? resolve(turn) : reject(fail)));
      }),
  );
  return { run, ends };
}

describe('sharedRun', () => {
  it('gives those who came during a run the next one, all of them the same', async () => {
    const { run, ends } = slowWork();
    const first = run();
    const [second, third] = [run(), run()];
    expect(ends).toHaveLength(1);
    ends[0]?.();
    expect(await first).toBe(0);
    await Promise.resolve();
    expect(ends).toHaveLength(2);
    ends[1]?.();
    expect(await Promise.all([second, third])).toEqual([1, 1]);
  });

  it('begins anew after a run that failed', async () => {
    const { run, ends } = slowWork();
    const first = run();
    const second = run();
    ends[0]?.(new Error('gagal'));
    await expect(first).rejects.toThrow('gagal');
    await Promise.resolve();
    ends[1]?.();
    expect(await second).toBe(1);
  });
});
