import { expect, it } from 'vitest';
import { withdrawnUntil } from './withdrawn-until.js';

it('counts thirty days', () => {
  expect(withdrawnUntil('2026-11-01T17:30:00.000Z')).toBe('2026-12-01T17:30:00.000Z');
  expect(withdrawnUntil('kemarin')).toBe('');
});
