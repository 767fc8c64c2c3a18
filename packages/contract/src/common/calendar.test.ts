import { describe, expect, it } from 'vitest';
import {
  DAY_MS,
  jakartaDay,
  jakartaMidnight,
  jakartaWeek,
  jakartaYear,
  readDay,
} from './calendar.js';

describe('the calendar of Jakarta', () => {
  it.each([
    ['2024-02-29T16:59:59.999Z', '2024-02-29'],
    ['2024-02-29T17:00:00.000Z', '2024-03-01'],
    ['2025-12-31T23:00:00-05:00', '2026-01-01'],
    ['kemarin', ''],
    ['', ''],
  ])('%j lies on %j', (date, day) => {
    expect(jakartaDay(date)).toBe(day);
  });

  it.each(['2024-02-29', '0001-01-01', '9999-12-31'])('has the day %s', (day) => {
    expect(readDay(day)).toBe(day);
  });

  it.each([null, '', 'kemarin', '2025-13-45', '2025-02-29', '2024-2-9', '2024-02-29T00:00Z'])(
    'has no day %j',
    (text) => {
      expect(readDay(text)).toBe('');
    },
  );

  it.each([
    ['2026-11-23T10:00:00Z', '2026-W48'],
    ['2026-11-22T16:59:59Z', '2026-W47'],
    ['2026-11-22T17:00:00Z', '2026-W48'],
    ['2027-01-03T10:00:00Z', '2026-W53'],
    ['2024-12-30T10:00:00Z', '2025-W01'],
    ['2022-01-01T10:00:00Z', '2021-W52'],
  ])('%s lies in the week %s', (moment, week) => {
    expect(jakartaWeek(new Date(moment))).toBe(week);
  });

  it('begins its years with its days', () => {
    expect(jakartaYear(new Date('2025-12-31T16:59:59Z'))).toBe(2025);
    expect(jakartaYear(new Date('2025-12-31T17:00:00Z'))).toBe(2026);
  });

  it.each(['2024-02-29', '1970-01-01', '0001-01-01', '9999-12-31'])('%s has 24 hours', (day) => {
    const start = jakartaMidnight(day);
    const on = (time: number) => jakartaDay(new Date(time).toISOString());
    expect([on(start), on(start + DAY_MS - 1)]).toEqual([day, day]);
    expect(on(start - 1)).not.toBe(day);
  });
});
