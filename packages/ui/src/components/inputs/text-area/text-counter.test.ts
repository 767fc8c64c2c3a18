import { expect, it } from 'vitest';
import { isNearLimit } from './text-counter.js';

it.each([
  [5000, 5000, false],
  [21, 5000, false],
  [20, 5000, true],
  [4, 30, false],
  [3, 30, true],
  [0, 5, true],
  [-1, 5, true],
])('%i of %i left: %s', (remaining, limit, near) => {
  expect(isNearLimit(remaining, limit)).toBe(near);
});
