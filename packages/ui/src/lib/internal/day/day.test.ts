import { describe, expect, it } from 'vitest';
import { endsBeforeStart, fromDate, readDay, toDate, writeDay } from './day.js';

describe('readDay', () => {
  it.each([
    ['21/11/2026', '2026-11-21'],
    ['1/2/2026', '2026-02-01'],
    ['21-11-2026', '2026-11-21'],
    ['21.11.2026', '2026-11-21'],
    [' 21 11 2026 ', '2026-11-21'],
    ['2026-11-21', '2026-11-21'],
    ['29/2/2024', '2024-02-29'],
    ['', ''],
  ])('reads %s as %s', (text, day) => {
    expect(readDay(text)).toBe(day);
  });

  it.each(['29/2/2026', '31/4/2026', '0/1/2026', '1/13/2026', '21/11/26', 'besok', '21/11'])(
    'refuses %s',
    (text) => {
      expect(readDay(text)).toBeNull();
    },
  );
});

it('writes a day the Indonesian way', () => {
  expect(writeDay('2026-02-01')).toBe('01/02/2026');
  expect(writeDay('')).toBe('');
});

it('goes to a date and back without shifting', () => {
  expect(fromDate(toDate('2026-11-21') as Date)).toBe('2026-11-21');
  expect(toDate('')).toBeUndefined();
});

it('finds a range that ends before it starts', () => {
  expect(endsBeforeStart('2026-11-21', '2026-11-20')).toBe(true);
  expect(endsBeforeStart('2026-11-21', '2026-11-21')).toBe(false);
  expect(endsBeforeStart('2026-11-21', '')).toBe(false);
});
