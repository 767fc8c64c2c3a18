import { expect, it } from 'vitest';
import { sumUp } from '../../data/run-many.js';

const reason = new Error('Dipakai');

it('is done when all worked', () => {
  expect(sumUp({ done: [1, 2], failed: [] })).toEqual({ status: 'done', count: 2 });
});

it('is partly done when some failed', () => {
  const failed = [
    { id: 2, reason },
    { id: 3, reason: new Error('lain') },
  ];
  expect(sumUp({ done: [1], failed })).toEqual({ status: 'partly', count: 1, failed: 2, reason });
});

it('throws the reason when none worked', () => {
  expect(() => sumUp({ done: [], failed: [{ id: 1, reason }] })).toThrow(reason);
});
