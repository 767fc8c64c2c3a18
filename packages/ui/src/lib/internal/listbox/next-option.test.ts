import { expect, it } from 'vitest';
import { nextOption } from './next-option.js';

it.each([
  ['ArrowDown', 0, 3, 1],
  ['ArrowDown', 2, 3, 0],
  ['ArrowUp', 0, 3, 2],
  ['ArrowUp', 2, 3, 1],
  ['PageDown', 0, 30, 8],
  ['PageDown', 28, 30, 29],
  ['PageUp', 5, 30, 0],
  ['Home', 20, 30, 0],
  ['End', 20, 30, 29],
  ['ArrowDown', -1, 0, undefined],
  ['End', -1, 0, undefined],
  ['a', 0, 3, undefined],
])('%s from %i of %i leads to %s', (key, active, count, next) => {
  expect(nextOption(key, active as number, count as number)).toBe(next);
});
