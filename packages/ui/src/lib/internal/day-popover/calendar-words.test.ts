import { expect, it } from 'vitest';
import { english, indonesian } from '../../public/strings/index.js';
import { calendarWords, weekStart } from './calendar-words.js';

const MONDAY = new Date(2026, 11, 21);

it('speaks the language of the texts', () => {
  const { formatters, labels } = calendarWords(indonesian);
  expect(formatters.formatCaption?.(MONDAY)).toBe('Desember 2026');
  expect(formatters.formatWeekdayName?.(MONDAY)).toBe('Sen');
  const day = labels.labelDayButton as (date: Date, modifiers: object) => string;
  expect(day(MONDAY, {})).toBe('Senin, 21 Desember 2026');
  expect(day(MONDAY, { today: true, selected: true })).toBe(
    'Hari ini, Senin, 21 Desember 2026, dipilih',
  );
});

it('speaks another with the texts of another', () => {
  const { formatters, labels } = calendarWords({ ...english, 'format.locale': 'ms-MY' });
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
