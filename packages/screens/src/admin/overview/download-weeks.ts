import type { OverviewAnswer } from '@bank-soal/contract/administration';

/** Fewer look like a single event, not like a use over time. */
const WEEKS_MIN = 12;

const DAY_MS = 86_400_000;

/** The days of the calendar, at midnight UTC. */
interface Week {
  monday: Date;
  count: number;
}

const later = (day: Date, days: number) => new Date(day.getTime() + days * DAY_MS);

/** The Monday of a week of ISO 8601: 23 November of `2026-W48`. */
function mondayOf(week: string): Date {
  const [year, number] = week.split('-W');
  // The fourth of January lies in the first week.
  const fourth = new Date(`${year}-01-04T00:00:00Z`);
  const weekday = (fourth.getUTCDay() + 6) % 7;
  return later(fourth, (Number(number) - 1) * 7 - weekday);
}

/** The weeks of downloads, with empty ones before the first until there are twelve. */
export function downloadWeeks(downloads: OverviewAnswer['downloads']): Week[] {
  const weeks = downloads.map(({ week, count }) => ({ monday: mondayOf(week), count }));
  const [first] = weeks;
  if (first === undefined) return [];
  const missing = Math.max(0, WEEKS_MIN - weeks.length);
  const before = Array.from({ length: missing }, (_, index) => ({
    monday: later(first.monday, (index - missing) * 7),
    count: 0,
  }));
  return [...before, ...weeks];
}

/**
 * The days of a week, the month said once: '23–29 Nov', 'Nov 23–29', '28 Sep – 4 Okt'. The browsers' own
 * ranges put spaces now here, now there.
 */
export function daysText(monday: Date, locale = 'id-ID'): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const sunday = later(monday, 6);
  if (monday.getUTCMonth() !== sunday.getUTCMonth()) {
    return `${format.format(monday)} – ${format.format(sunday)}`;
  }
  const isDayFirst = format.formatToParts(monday)[0]?.type === 'day';
  return isDayFirst
    ? `${monday.getUTCDate()}–${format.format(sunday)}`
    : `${format.format(monday)}–${sunday.getUTCDate()}`;
}
