import { expect, it } from 'vitest';
import { createLimiter } from './limiter.js';

/** Works that end when they are told to. */
function works(count: number) {
  const begun: number[] = [];
  const end: (() => void)[] = [];
  const all = Array.from({ length: count }, (_, index) => () => {
    begun.push(index);
    return new Promise<number>((resolve) => {
      end[index] = () => resolve(index);
    });
  });
  return { all, begun, end };
}

it('begins no more than it may, and the next as one ends', async () => {
  const { all, begun, end } = works(4);
  const limited = createLimiter(2);
  const answers = Promise.all(all.map(limited));
  expect(begun).toEqual([0, 1]);
  end[1]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2]);
  end[0]?.();
  await expect.poll(() => begun).toEqual([0, 1, 2, 3]);
  end[2]?.();
  end[3]?.();
  expect(await answers).toEqual([0, 1, 2, 3]);
});

it('goes on after a work that failed', async () => {
  const limited = createLimiter(1);
  const failed = limited(() => Promise.reject(new Error('no')));
  const other = limited(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await other).toBe('yes');
  expect(await limited(async () => 'again')).toBe('again');
});
