// Jakarta has kept UTC+7 without summer time since 1964: no calendar tables are needed.
const OFFSET_MS = 7 * 3_600_000;

/** The length of a day, in milliseconds. */
export const DAY_MS = 86_400_000;

/**
 * The calendar day in Jakarta, where the bank's calendar is kept: `2026-11-21`, so that days compare
 * as texts.
 *
 * @param date ISO 8601; anything else gives `''`
 */
export function jakartaDay(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 10);
}

/** A day as `2026-11-21` out of what may be one; `''` for anything else, and for a day that no month has. */
export function readDay(text: string | null): string {
  return text && jakartaDay(text) === text ? text : '';
}

/**
 * The week of ISO 8601 in which a moment lies in Jakarta: `2026-W47`. It belongs to the year of its Thursday.
 */
export function jakartaWeek(now: Date): string {
  const day = new Date(`${jakartaDay(now.toISOString())}T00:00:00Z`);
  const weekday = (day.getUTCDay() + 6) % 7;
  const thursday = new Date(day.getTime() + (3 - weekday) * DAY_MS);
  const year = thursday.getUTCFullYear();
  const week = Math.floor((thursday.getTime() - Date.UTC(year, 0, 1)) / (7 * DAY_MS)) + 1;
  return `${year}-W${String(week).padStart(2, '0')}`;
}

/** The calendar year in Jakarta. */
export function jakartaYear(now: Date): number {
  return Number(jakartaDay(now.toISOString()).slice(0, 4));
}

/**
 * When a day begins in Jakarta, in milliseconds since 1970.
 *
 * @param day as `2026-11-21`
 */
export function jakartaMidnight(day: string): number {
  return Date.parse(day) - OFFSET_MS;
}
