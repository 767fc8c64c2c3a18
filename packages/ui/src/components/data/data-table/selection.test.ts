import { expect, it } from 'vitest';
import { toggleAll, toggleKey } from './selection.js';

it('switches one row without changing the given set', () => {
  const selected = new Set([1]);
  expect(toggleKey(selected, 2)).toEqual(new Set([1, 2]));
  expect(toggleKey(selected, 1)).toEqual(new Set());
  expect(selected).toEqual(new Set([1]));
});

it('selects all that are shown, then none of them, and leaves the others', () => {
  expect(toggleAll(new Set([1, 9]), [1, 2])).toEqual(new Set([1, 2, 9]));
  expect(toggleAll(new Set([1, 2, 9]), [1, 2])).toEqual(new Set([9]));
});
