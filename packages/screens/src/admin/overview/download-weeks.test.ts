import { expect, it } from 'vitest';
import { daysText, downloadWeeks } from './download-weeks.js';

const week = (text: string, count = 1) => ({ week: text, count });
const mondays = (...weeks: string[]) =>
  downloadWeeks(weeks.map((text) => week(text)))
    .slice(-weeks.length)
    .map(({ monday }) => monday.toISOString().slice(0, 10));

it('knows the Mondays of weeks, over the turn of a year too', () => {
  expect(mondays('2026-W48', '2025-W01', '2026-W53', '2021-W52')).toEqual([
    '2026-11-23',
    '2024-12-30',
    '2026-12-28',
    '2021-12-27',
  ]);
});

it('goes back twelve weeks at least', () => {
  const weeks = downloadWeeks([week('2026-W02', 9)]);
  expect(weeks).toHaveLength(12);
  expect(weeks.slice(-2).map(({ monday, count }) => [monday.toISOString(), count])).toEqual([
    ['2025-12-29T00:00:00.000Z', 0],
    ['2026-01-05T00:00:00.000Z', 9],
  ]);
  expect(downloadWeeks(Array.from({ length: 13 }, () => week('2026-W10')))).toHaveLength(13);
  expect(downloadWeeks([])).toEqual([]);
});

it('says the days of a week in words', () => {
  expect(daysText(new Date('2026-11-23'))).toBe('23–29 Nov');
  expect(daysText(new Date('2026-09-28'), 'id-ID')).toBe('28 Sep – 4 Okt');
  expect(daysText(new Date('2026-11-23'), 'en-US')).toBe('Nov 23–29');
});
