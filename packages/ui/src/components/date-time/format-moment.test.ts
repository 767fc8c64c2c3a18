import { expect, it } from 'vitest';
import { formatMoment } from './format-moment.js';

const moment = '2026-11-21T07:05:09.000Z';

it('writes a moment as the clocks in Jakarta show it', () => {
  expect(formatMoment(moment)).toBe('21 Nov 2026, 14.05');
  expect(formatMoment(new Date(moment), 'whole')).toMatch(/^21 November 2026 .*14\.05\.09 WIB$/);
  expect(formatMoment(moment, 'short', 'en-GB')).toBe('21 Nov 2026, 14:05');
});

it('writes nothing for what is no moment', () => {
  expect(formatMoment('kemarin')).toBe('');
});
