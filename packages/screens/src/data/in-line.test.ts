import { expect, it } from 'vitest';
import { inLine } from './in-line.js';

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
  const inTurn = inLine(2);
  const answers = Promise.all(all.map(inTurn));
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
  const inTurn = inLine(1);
  const failed = inTurn(() => Promise.reject(new Error('no')));
  const other = inTurn(async () => 'yes');
  await expect(failed).rejects.toThrow('no');
  expect(await other).toBe('yes');
  expect(await inTurn(async () => 'again')).toBe('again');
});
