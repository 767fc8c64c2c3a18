import { describe, expect, it } from 'vitest';
import { formatCount, formatDate, formatFileSize } from './format.js';

describe('formatDate', () => {
  it('writes long and short Indonesian dates', () => {
    expect(formatDate('2026-11-21T03:00:00Z')).toBe('21 November 2026');
    expect(formatDate('2026-11-21T03:00:00Z', 'short')).toBe('21 Nov 2026');
  });

  it('writes a moment as the clocks in Jakarta show it', () => {
    const moment = '2026-11-21T07:05:09.000Z';
    expect(formatDate(moment, 'minute')).toBe('21 Nov 2026, 14.05');
    expect(formatDate(new Date(moment), 'second')).toMatch(/^21 November 2026 .*14\.05\.09 WIB$/);
    expect(formatDate(moment, 'minute', { locale: 'en-GB' })).toBe('21 Nov 2026, 14:05');
  });

  it('uses the day in Jakarta, not that of the machine', () => {
    expect(formatDate('2026-11-20T17:30:00Z')).toBe('21 November 2026');
  });

  it('writes nothing for what is no date', () => {
    expect(formatDate('kemarin')).toBe('');
  });
});

describe('formatCount', () => {
  it('separates thousands with a point', () => {
    expect(formatCount(1234)).toBe('1.234');
    expect(formatCount(999_999.5)).toBe('999.999,5');
  });

  it.each([0, 7, 999])('writes %i as it is, in the digits of its language', (count) => {
    for (const locale of ['id-ID', 'en-GB', 'ar-EG']) {
      const written = new Intl.NumberFormat(locale).format(count);
      expect(formatCount(count, { locale })).toBe(written);
    }
  });
});

describe('formatFileSize', () => {
  it.each([
    [0, '0 B'],
    [999, '999 B'],
    [1000, '1 kB'],
    [1_440_000, '1,4 MB'],
    [20_000_000, '20 MB'],
  ])('writes %i bytes as %s', (bytes, text) => {
    expect(formatFileSize(bytes)).toBe(text);
  });
});
