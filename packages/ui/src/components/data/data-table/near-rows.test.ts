import { expect, it } from 'vitest';
import { allRows, firstRows, ROW_HEIGHT } from './near-rows.js';

it('leaves out no row of a short table', () => {
  expect(firstRows(3, false)).toEqual(allRows(3));
  expect(firstRows(0, true)).toEqual(allRows(0));
});

it('begins a long one at its top, as high as it will be', () => {
  const { first, end, before, after } = firstRows(5_000, false);
  expect([first, before]).toEqual([0, 0]);
  expect(after).toBe((5_000 - end) * ROW_HEIGHT);
});

it('keeps what a short table has drawn when it becomes long', () => {
  expect(firstRows(5_000, true).end).toBeGreaterThanOrEqual(199);
});
