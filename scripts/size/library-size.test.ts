import { expect, it } from 'vitest';
import { keeps } from './library-size.mjs';

it.each([
  [{ size: 900, sizeLimit: 1000, passed: true }, true],
  [{ size: 1001, sizeLimit: 1000, passed: true }, false],
  [{ size: 900, sizeLimit: Number.NaN, passed: true }, false],
  [{ size: -20, sizeLimit: 1000, passed: true }, false],
  [{ size: 0, sizeLimit: 1000, passed: true }, false],
  [{ size: Number.NaN, sizeLimit: 1000, passed: true }, false],
])('weighs %j: %s', (result, kept) => {
  expect(keeps(result)).toBe(kept);
});

it('keeps nothing that has no limit', () => {
  expect(keeps(JSON.parse('{"size":900,"passed":true}'))).toBe(false);
});
