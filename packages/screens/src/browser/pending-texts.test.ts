import { expect, it } from 'vitest';
import { createPendingTexts } from './pending-texts.js';

it('knows its own texts, also when some are skipped', () => {
  const pending = createPendingTexts();
  pending.sent('a');
  pending.sent('ab');
  pending.sent('abc');
  expect(pending.arrived('ab')).toBe(true);
  expect(pending.arrived('abc')).toBe(true);
});

it('takes any other text as a change from outside', () => {
  const pending = createPendingTexts();
  expect(pending.arrived('graf')).toBe(false);
  pending.sent('graf');
  expect(pending.arrived('graf')).toBe(true);
  expect(pending.arrived('graf')).toBe(false);
});

it('forgets what it waited for when the outside interferes', () => {
  const pending = createPendingTexts();
  pending.sent('a');
  expect(pending.arrived('b')).toBe(false);
  expect(pending.arrived('a')).toBe(false);
});
