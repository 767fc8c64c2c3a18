import { expect, it } from 'vitest';
import { nextEntry } from './move-among-entries.js';

it.each([
  ['ArrowDown', 0, 3],
  ['ArrowDown', 8, 8],
  ['ArrowUp', 4, 1],
  ['ArrowUp', 1, 1],
  ['ArrowRight', 2, 3],
  ['ArrowLeft', 0, 0],
  ['Home', 5, 0],
  ['End', 5, 9],
  ['a', 5, null],
  ['Home', -1, null],
])('leads by %s from %i to %s, of ten in three columns', (key, at, to) => {
  expect(nextEntry(key, at, 10, 3)).toBe(to);
});
