import { describe, expect, it } from 'vitest';
import { dayIn, isTimeZone, midnightIn, momentIn, wallClockIn, zoneName } from './zoned.js';

const at = (moment: number) => new Date(moment).toISOString();

describe('a zone', () => {
  it.each([
    ['Asia/Jakarta', '2026-12-20', '12:00', '2026-12-20T05:00:00.000Z'],
    ['Asia/Makassar', '2026-12-20', '12:00', '2026-12-20T04:00:00.000Z'],
    ['Asia/Jayapura', '2026-12-20', '00:00', '2026-12-19T15:00:00.000Z'],
    ['America/New_York', '2026-07-01', '12:00', '2026-07-01T16:00:00.000Z'],
    ['America/New_York', '2026-12-20', '12:00', '2026-12-20T17:00:00.000Z'],
    ['Europe/London', '2026-03-29', '00:30', '2026-03-29T00:30:00.000Z'],
    ['Europe/London', '2026-03-29', '02:30', '2026-03-29T01:30:00.000Z'],
    ['Europe/London', '2026-10-25', '03:00', '2026-10-25T03:00:00.000Z'],
  ])('%s shows %s %s at %3$s', (zone, day, time, moment) => {
    expect(at(momentIn(day, time, zone))).toBe(moment);
    expect(wallClockIn(Date.parse(moment), zone)).toEqual([day, time]);
  });

  it('has no 01.30 on the night on which summer time begins', () => {
    expect(at(momentIn('2026-03-29', '01:30', 'Europe/London'))).toBe('2026-03-29T01:30:00.000Z');
  });

  it('is Jakarta where none is said', () => {
    expect(dayIn('2026-11-20T17:30:00Z')).toBe('2026-11-21');
    expect(at(midnightIn('2026-11-21'))).toBe('2026-11-20T17:00:00.000Z');
  });

  it('has its own day', () => {
    expect(dayIn('2026-11-20T16:30:00Z', 'Asia/Makassar')).toBe('2026-11-21');
    expect(dayIn(new Date('2026-11-20T16:30:00Z'), 'Asia/Jakarta')).toBe('2026-11-20');
  });

  it('knows what is no moment', () => {
    expect(dayIn('besok')).toBe('');
    expect(wallClockIn(Number.NaN)).toEqual(['', '']);
    expect(momentIn('', '12:00')).toBeNaN();
    expect(midnightIn('2026-11-31x')).toBeNaN();
  });

  it.each([
    ['Asia/Jakarta', 'WIB'],
    ['Asia/Pontianak', 'WIB'],
    ['Asia/Makassar', 'WITA'],
    ['Asia/Jayapura', 'WIT'],
    ['Asia/Singapore', 'GMT+8'],
  ])('%s is called %s', (zone, name) => {
    expect(zoneName('2026-12-20T05:00:00Z', zone)).toBe(name);
  });

  it('has no name at what is no moment', () => {
    expect(zoneName('besok')).toBe('');
  });
});

it('is told from what is none', () => {
  expect(isTimeZone('Asia/Makassar')).toBe(true);
  expect(isTimeZone('Asia/Rantepao')).toBe(false);
  expect(isTimeZone(7)).toBe(false);
});
