// Jakarta has kept UTC+7 without summer time since 1964: no calendar tables are needed.
const OFFSET_MS = 7 * 3_600_000;

/**
 * The calendar day in Jakarta, as `2026-11-21`, so that days compare as texts.
 *
 * @param date ISO 8601; anything else gives `''`
 */
export function jakartaDay(date: string): string {
  const time = Date.parse(date);
  return Number.isNaN(time) ? '' : new Date(time + OFFSET_MS).toISOString().slice(0, 10);
}
