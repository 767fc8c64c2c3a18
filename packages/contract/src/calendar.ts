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
