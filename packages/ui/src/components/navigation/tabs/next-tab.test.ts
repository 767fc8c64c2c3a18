import { expect, it } from 'vitest';
import { nextTab } from './next-tab.js';

it('goes round at both ends', () => {
  expect(nextTab('ArrowRight', 2, 3, false)).toBe(0);
  expect(nextTab('ArrowLeft', 0, 3, false)).toBe(2);
});

it('turns the arrows where the text runs to the left', () => {
  expect(nextTab('ArrowRight', 1, 3, true)).toBe(0);
  expect(nextTab('ArrowLeft', 1, 3, true)).toBe(2);
});

it('leads to the ends', () => {
  expect(nextTab('Home', 1, 3, false)).toBe(0);
  expect(nextTab('End', 1, 3, false)).toBe(2);
});

it('leaves other keys and an empty row alone', () => {
  expect(nextTab('Tab', 1, 3, false)).toBeUndefined();
  expect(nextTab('End', 0, 0, false)).toBeUndefined();
});
