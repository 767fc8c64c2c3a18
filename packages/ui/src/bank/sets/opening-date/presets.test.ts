import { expect, it } from 'vitest';
import { openingPresets } from './presets.js';

const days = (now: string, timeZone?: string) =>
  openingPresets(new Date(now), timeZone).map(({ text }) => `${text.day} ${text.time}`);

it('counts in Jakarta: late in the evening of London it is tomorrow there', () => {
  expect(days('2026-11-22T18:00:00Z')).toEqual([
    '24/11/2026 12.00',
    '30/11/2026 12.00',
    '01/02/2027 00.00',
  ]);
});

it.each([
  ['2026-01-31T16:59:59Z', '01/02/2026 00.00'],
  ['2026-01-31T17:00:00Z', '01/08/2026 00.00'],
  ['2026-07-31T16:59:59Z', '01/08/2026 00.00'],
  ['2026-07-31T17:00:00Z', '01/02/2027 00.00'],
])('at %s the term ends at %s', (now, end) => {
  expect(days(now)[2]).toBe(end);
});

it('counts in the zone that is in force', () => {
  expect(days('2026-01-31T15:30:00Z', 'Asia/Jayapura')[0]).toBe('02/02/2026 12.00');
  expect(days('2026-01-31T15:30:00Z', 'Asia/Jayapura')[2]).toBe('01/08/2026 00.00');
});
