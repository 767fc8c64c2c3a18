import { describe, expect, it } from 'vitest';
import { setMoment } from './set-writes.js';

const now = new Date('2025-06-01T00:00:00.000Z');

describe('setMoment', () => {
  it.each([
    ['2024-05-01T10:00:00.000Z', '2024-05-01T10:00:00.000Z'],
    ['2024-05-01T10:00:00+07:00', '2024-05-01T03:00:00.000Z'],
    ['2024-05-01', '2024-05-01T00:00:00.000Z'],
  ])('reads %s', (given, moment) => {
    expect(setMoment(given, now)).toBe(moment);
  });

  it.each([undefined, null, '', 'kemarin', '5/1/2024', '2024-13-45', '2999-01-01', '0001-01-01'])(
    'takes the present for %s',
    (given) => {
      expect(setMoment(given, now)).toBe(now.toISOString());
    },
  );
});
