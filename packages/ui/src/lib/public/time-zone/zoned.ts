import { DEFAULT_TIME_ZONE } from './default-time-zone.js';

const clocks = new Map<string, Intl.DateTimeFormat>();

/**
 * Calendar and clock of a zone at a moment.
 *
 * @param moment milliseconds since 1970
 * @returns day and time of day, such as `['2026-12-20', '12:00']`; both empty for what is no moment
 */
export function wallClockIn(moment: number, timeZone = DEFAULT_TIME_ZONE): [string, string] {
  if (Number.isNaN(moment)) return ['', ''];
  let clock = clocks.get(timeZone);
  if (!clock) {
    // Swedes write 2026-12-20 12:00.
    clock = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
    clocks.set(timeZone, clock);
  }
  const [day = '', time = ''] = clock.format(moment).split(' ');
  return [day, time];
}

/**
 * The calendar day of a moment: `2026-11-21`, so that days compare as texts.
 *
 * @param date ISO 8601 text or a `Date`; what is no date gives `''`
 */
export function dayIn(date: string | Date, timeZone = DEFAULT_TIME_ZONE): string {
  return wallClockIn(new Date(date).getTime(), timeZone)[0];
}

/**
 * The moment at which calendar and clock of a zone show this. An hour that is left out as summer time begins counts as
 * the one after it.
 *
 * @param day `2026-12-20`
 * @param time `12:00`
 * @returns milliseconds since 1970; `NaN` for what is no day or no time
 */
export function momentIn(day: string, time: string, timeZone = DEFAULT_TIME_ZONE): number {
  const wanted = Date.parse(`${day}T${time}Z`);
  const ahead = (moment: number) =>
    Date.parse(`${wallClockIn(moment, timeZone).join('T')}Z`) - moment;
  if (Number.isNaN(wanted)) return Number.NaN;
  // The zone's distance there is known only near the moment that is looked for.
  const near = wanted - ahead(wanted);
  return wanted - ahead(near);
}

/**
 * When a day begins, in milliseconds since 1970; `NaN` for what is no day.
 *
 * @param day `2026-12-20`
 */
export function midnightIn(day: string, timeZone = DEFAULT_TIME_ZONE): number {
  return momentIn(day, '00:00', timeZone);
}

/** Whether something read from outside is a zone that this machine knows. */
export function isTimeZone(value: unknown): value is string {
  if (typeof value !== 'string') return false;
  try {
    return Boolean(new Intl.DateTimeFormat('id-ID', { timeZone: value }));
  } catch {
    return false;
  }
}

/** Indonesian name of the zone at a moment: WIB, WITA or WIT, and `GMT+8` where it has none. */
export function zoneName(moment: string | Date, timeZone = DEFAULT_TIME_ZONE): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return (
    new Intl.DateTimeFormat('id-ID', { timeZone, timeZoneName: 'short' })
      .formatToParts(date)
      .find(({ type }) => type === 'timeZoneName')?.value ?? ''
  );
}
