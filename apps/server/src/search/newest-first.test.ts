import { expect, it } from 'vitest';
import { type Between, newestFirst } from './newest-first.js';

/** A table that counts how many rows were looked at. */
function table(ids: number[]) {
  const asked: Between[] = [];
  const newest = async (between: Between) => {
    asked.push({ ...between });
    const { above = 0, below = Number.POSITIVE_INFINITY } = between;
    const id = ids.filter((one) => one > above && one < below).toSorted((a, b) => b - a)[0];
    return id === undefined ? undefined : { id };
  };
  return { ids, asked, next: newestFirst(newest) };
}

async function rest({ next }: ReturnType<typeof table>): Promise<number[]> {
  const found: number[] = [];
  for (let row = await next(); row; row = await next()) found.push(row.id);
  return found;
}

it('goes from the newest to the oldest, each once', async () => {
  expect(await rest(table([3, 9, 4, 7]))).toEqual([9, 7, 4, 3]);
});

it('takes first what came meanwhile, the newest of it before the rest', async () => {
  const rows = table([1, 2, 3]);
  expect(await rows.next()).toEqual({ id: 3 });
  rows.ids.push(4, 5);
  expect(await rows.next()).toEqual({ id: 5 });
  rows.ids.push(6);
  expect(await rest(rows)).toEqual([6, 4, 2, 1]);
});

it('finds what comes after it had come to an end', async () => {
  const rows = table([1]);
  expect(await rest(rows)).toEqual([1]);
  rows.ids.push(2);
  expect(await rest(rows)).toEqual([2]);
});

it('asks no more for the last row than for the first', async () => {
  const rows = table(Array.from({ length: 50 }, (_, index) => index + 1));
  await rest(rows);
  expect(rows.asked.length).toBeLessThanOrEqual(2 * 51);
});
