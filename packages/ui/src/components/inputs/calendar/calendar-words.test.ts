import { expect, it } from 'vitest';
import { english } from '../../../lib/public/english/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { calendarWords, weekStart } from './calendar-words.js';

const MONDAY = new Date(2026, 11, 21);

it('speaks the language of the texts', () => {
  const { formatters, labels } = calendarWords(moreTexts, 'id-ID');
  expect(formatters.formatCaption?.(MONDAY)).toBe('Desember 2026');
  expect(formatters.formatWeekdayName?.(MONDAY)).toBe('Sen');
  const day = labels.labelDayButton as (date: Date, modifiers: object) => string;
  expect(day(MONDAY, {})).toBe('Senin, 21 Desember 2026');
  expect(day(MONDAY, { today: true, selected: true })).toBe(
    'Hari ini, Senin, 21 Desember 2026, dipilih',
  );
});

it('says what a marked day is, and where a range begins and ends', () => {
  const { labels } = calendarWords(moreTexts, 'id-ID', new Map([['2026-12-21', 'UAS Graf']]));
  const day = labels.labelDayButton as (date: Date, modifiers: object) => string;
  const range = (first: boolean, last: boolean) =>
    day(MONDAY, { selected: true, range_start: first, range_end: last });
  expect(range(true, false)).toBe('Senin, 21 Desember 2026, UAS Graf, hari pertama');
  expect(range(false, true)).toBe('Senin, 21 Desember 2026, UAS Graf, hari terakhir');
  expect(range(true, true)).toBe('Senin, 21 Desember 2026, UAS Graf, dipilih');
  expect(range(false, false)).toBe('Senin, 21 Desember 2026, UAS Graf, dipilih');
});

it('speaks another with the texts of another', () => {
  const { formatters, labels } = calendarWords(english.components, 'ms-MY');
  expect(formatters.formatMonthDropdown?.(MONDAY)).toBe('Disember');
  const next = labels.labelNext as () => string;
  expect(next()).toBe('Next month');
});

it.each([
  ['id-ID', 1],
  ['id', 1],
  ['en-GB', 1],
  ['en-US', 0],
  ['ar-EG', 6],
])('begins the week of %s with day %i', (locale, day) => {
  expect(weekStart(locale)).toBe(day);
});
