import { expect, test } from 'vitest';
import { allotPoints } from './allot-points.js';

test('shares are round and add up', () => {
  expect(allotPoints([1, 1, 2], 100)).toEqual([25, 25, 50]);
  expect(allotPoints([1, 1, 1], 100)).toEqual([35, 35, 30]);
});

test('falls back to smaller steps when there are many parts', () => {
  const shares = allotPoints(
    Array.from({ length: 30 }, () => 1),
    100,
  );
  expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  expect(Math.min(...shares)).toBe(2);
});

test('the heavier part never gets less', () => {
  const [light = 0, heavy = 0] = allotPoints([1, 4], 20);
  expect(heavy).toBeGreaterThan(light);
});
