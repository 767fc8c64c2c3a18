import { expect, it } from 'vitest';
import { joinIds } from './describe.js';

it('joins what exists', () => {
  expect(joinIds('a', false, undefined, 'b', '')).toBe('a b');
});

it('gives nothing rather than an empty text', () => {
  expect(joinIds(false, null)).toBeUndefined();
});
