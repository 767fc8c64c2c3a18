import { expect, it } from 'vitest';
import { moveItem } from './move-item.js';

const letters = ['a', 'b', 'c', 'd'];

it.each([
  [0, 2, 'bcad'],
  [3, 0, 'dabc'],
  [1, 2, 'acbd'],
  [2, 1, 'acbd'],
  [1, 1, 'abcd'],
  [1, 9, 'acdb'],
  [1, -3, 'bacd'],
  [9, 0, 'abcd'],
])('takes the item at %i to %i', (from, to, result) => {
  expect(moveItem(letters, from, to).join('')).toBe(result);
});

it('leaves the given list as it was', () => {
  moveItem(letters, 0, 3);
  expect(letters.join('')).toBe('abcd');
});
