import { expect, it } from 'vitest';
import { layoutAt } from './table-layout.js';

const limits = { cards: 42, narrow: 56 };

it.each([
  [20, 'cards'],
  [41.9, 'cards'],
  [42, 'narrow'],
  [55.9, 'narrow'],
  [56, 'wide'],
  [90, 'wide'],
] as const)('lays out %f rem as %s', (width, layout) => {
  expect(layoutAt(width, limits)).toBe(layout);
});

it('does not turn back and forth with a scrollbar that comes and goes', () => {
  expect(layoutAt(43, limits, 'cards')).toBe('cards');
  expect(layoutAt(43.5, limits, 'cards')).toBe('narrow');
  expect(layoutAt(57, limits, 'narrow')).toBe('narrow');
  expect(layoutAt(57.5, limits, 'narrow')).toBe('wide');
  expect(layoutAt(42, limits, 'wide')).toBe('narrow');
  expect(layoutAt(41.9, limits, 'narrow')).toBe('cards');
});
