import { expect, it } from 'vitest';
import { hitFrom, nextHit, ordinalOf, totalOf } from './hits.js';

// As they come: the page that is read first, then those behind it, then those before it.
const COUNTS = new Map([
  [4, 2],
  [7, 1],
  [2, 3],
]);

it('counts all, and the how-manieth one is', () => {
  expect(totalOf(COUNTS)).toBe(6);
  expect(ordinalOf(COUNTS, { page: 2, index: 0 })).toBe(1);
  expect(ordinalOf(COUNTS, { page: 4, index: 1 })).toBe(5);
  expect(ordinalOf(COUNTS, { page: 7, index: 0 })).toBe(6);
});

it.each([
  [1, 2],
  [3, 4],
  [4, 4],
  [8, 2],
])('begins from page %i on page %i', (from, page) => {
  expect(hitFrom(COUNTS, from)).toEqual({ page, index: 0 });
});

it('begins nowhere without hits', () => {
  expect(hitFrom(new Map(), 1)).toBeNull();
});

it('goes through all of them, round and round, in both directions', () => {
  const forward = [{ page: 2, index: 2 }];
  for (let step = 0; step < 4; step += 1) {
    const next = nextHit(COUNTS, forward.at(-1) ?? { page: 0, index: 0 }, 1);
    if (next) forward.push(next);
  }
  expect(forward.map(({ page, index }) => `${page}.${index}`)).toEqual([
    '2.2',
    '4.0',
    '4.1',
    '7.0',
    '2.0',
  ]);
  expect(nextHit(COUNTS, { page: 2, index: 0 }, -1)).toEqual({ page: 7, index: 0 });
  expect(nextHit(COUNTS, { page: 4, index: 0 }, -1)).toEqual({ page: 2, index: 2 });
});
