import { expect, it } from 'vitest';
import { withdrawnUntil } from './withdrawn-until.js';

it('counts thirty days from the day in Jakarta', () => {
  // Half past midnight on the second of November in Jakarta.
  expect(withdrawnUntil('2026-11-01T17:30:00.000Z')).toBe('2026-12-02');
  expect(withdrawnUntil('kemarin')).toBe('');
});
