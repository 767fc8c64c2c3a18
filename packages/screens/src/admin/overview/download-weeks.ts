import { DAY_MS, daysOfWeek, jakartaWeek } from '@bank-soal/contract/calendar';
import type { OverviewAnswer } from '@bank-soal/contract/overview';

/** Fewer look like a single event, not like a use over time. */
const WEEKS_MIN = 12;

/** The weeks of downloads, with empty ones before the first until there are twelve. */
export function downloadWeeks(downloads: OverviewAnswer['downloads']): OverviewAnswer['downloads'] {
  const [first] = downloads;
  if (first === undefined) return [];
  const missing = Math.max(0, WEEKS_MIN - downloads.length);
  const monday = Date.parse(`${daysOfWeek(first.week)[0]}T00:00:00+07:00`);
  const before = Array.from({ length: missing }, (_, index) => ({
    week: jakartaWeek(new Date(monday - (missing - index) * 7 * DAY_MS)),
    count: 0,
  }));
  return [...before, ...downloads];
}

/**
 * The days of a week, the month said once: '23–29 Nov', 'Nov 23–29', '28 Sep – 4 Okt'. The browsers' own
 * ranges put spaces now here, now there.
 */
export function daysText(week: string, locale = 'id-ID'): string {
  const options = { day: 'numeric', month: 'short', timeZone: 'UTC' } as const;
  const format = new Intl.DateTimeFormat(locale, options);
  const [monday, sunday] = daysOfWeek(week).map((day) => new Date(`${day}T00:00:00Z`)) as [
    Date,
    Date,
  ];
  if (monday.getUTCMonth() !== sunday.getUTCMonth()) {
    return `${format.format(monday)} – ${format.format(sunday)}`;
  }
  const isDayFirst = format.formatToParts(monday)[0]?.type === 'day';
  return isDayFirst
    ? `${monday.getUTCDate()}–${format.format(sunday)}`
    : `${format.format(monday)}–${sunday.getUTCDate()}`;
}
