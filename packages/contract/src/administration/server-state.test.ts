import { describe, expect, it } from 'vitest';
import { isSpaceLow } from './server-state.js';

const GB = 1_000_000_000;

describe('isSpaceLow', () => {
  it.each([
    ['a small disk with less than 1 GB', 0.99 * GB, 5 * GB, true],
    ['a small disk with 1 GB, a fifth of it', GB, 5 * GB, false],
    ['a large disk with less than a tenth', 19.9 * GB, 200 * GB, true],
    ['a large disk with a tenth', 20 * GB, 200 * GB, false],
    ['a full disk', 0, 200 * GB, true],
  ])('%s', (_, free, total, low) => {
    expect(isSpaceLow({ free, total })).toBe(low);
  });
});
