import { expect, it } from 'vitest';
import { overlaps } from './overlap.mjs';

it.each([
  ['margin', 'margin-top', true],
  ['margin-block', 'margin-top', true],
  ['margin-inline', 'margin-top', false],
  ['padding-inline', 'padding-left', true],
  ['inset', 'top', true],
  ['inset-inline', 'bottom', false],
  ['top', 'text-align', false],
  ['border', 'border-inline-end-color', true],
  ['border-top-width', 'border-color', false],
  ['border-radius', 'border-start-start-radius', true],
  ['border-radius', 'border-width', false],
  ['overflow', 'overflow-y', true],
  ['overflow', 'overflow-wrap', true],
  ['color', 'background-color', false],
])('%s and %s: %s', (one, other, expected) => {
  expect(overlaps(one, other)).toBe(expected);
  expect(overlaps(other, one)).toBe(expected);
});
