import { expect, it } from 'vitest';
import { daysText, downloadWeeks } from './download-weeks.js';

it('goes back twelve weeks at least, over the turn of a year too', () => {
  const weeks = downloadWeeks([{ week: '2026-W02', count: 9 }]);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-3)).toEqual([
    { week: '2025-W52', count: 0 },
    { week: '2026-W01', count: 0 },
    { week: '2026-W02', count: 9 },
  ]);
  const many = Array.from({ length: 13 }, (_, index) => ({
    week: `2026-W${index + 10}`,
    count: 1,
  }));
  expect(downloadWeeks(many)).toEqual(many);
  expect(downloadWeeks([])).toEqual([]);
});

it('says the days of a week in words', () => {
  expect(daysText('2026-W48', 'id-ID')).toBe('23–29 Nov');
  expect(daysText('2026-W40')).toBe('28 Sep – 4 Okt');
  expect(daysText('2026-W48', 'en-US')).toBe('Nov 23–29');
});
