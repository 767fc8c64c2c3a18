import { DEFAULT_TIME_ZONE, zoneName } from '../time-zone/index.js';

/**
 * `long`: 21 November 2026. `short`: 21 Nov 2026. With the clock `minute`: 21 Nov 2026, 14.05, and
 * `second`: 21 November 2026 pukul 14.05.09 WIB.
 */
export type DateStyle = 'long' | 'short' | 'minute' | 'second';

const DAY = { day: 'numeric', year: 'numeric' } as const;
const CLOCK = { hour: '2-digit', minute: '2-digit' } as const;
const STYLES: Record<DateStyle, Intl.DateTimeFormatOptions> = {
  long: { ...DAY, month: 'long' },
  short: { ...DAY, month: 'short' },
  minute: { ...DAY, month: 'short', ...CLOCK },
  second: { ...DAY, month: 'long', ...CLOCK, second: '2-digit', timeZoneName: 'short' },
};

/** Where and in whose language something is written. */
export interface FormatOptions {
  /** BCP 47 tag. @default 'id-ID' */
  locale?: string;
  /** IANA zone, so that a date is the same on every machine. @default 'Asia/Jakarta' */
  timeZone?: string;
}

const formatters = new Map<string, Intl.DateTimeFormat>();
const counters = new Map<string, Intl.NumberFormat>();

/**
 * Writes a day in words, or a moment.
 *
 * @param date ISO 8601 text or a `Date`; what is no date becomes an empty text
 */
export function formatDate(
  date: string | Date,
  style: DateStyle = 'long',
  { locale = 'id-ID', timeZone = DEFAULT_TIME_ZONE }: FormatOptions = {},
): string {
  const value = typeof date === 'string' ? new Date(date) : date;
  if (Number.isNaN(value.getTime())) return '';
  const key = `${locale} ${timeZone} ${style}`;
  let formatter = formatters.get(key);
  if (!formatter) {
    formatter = new Intl.DateTimeFormat(locale, { timeZone, ...STYLES[style] });
    formatters.set(key, formatter);
  }
  return formatter.format(value);
}

/**
 * Writes a moment in words, with its zone: 20 Desember 2026 12.00 WIB.
 *
 * @param moment ISO 8601 text or a `Date`; what is no moment becomes an empty text
 */
export function formatMoment(
  moment: string | Date,
  { locale = 'id-ID', timeZone = DEFAULT_TIME_ZONE }: FormatOptions = {},
): string {
  const day = formatDate(moment, 'long', { locale, timeZone });
  return day && `${day} ${formatClock(moment, { locale, timeZone })} ${zoneName(moment, timeZone)}`;
}

/** Writes the time of day: 12.00, or 12:00 in English; what is no moment becomes an empty text. */
export function formatClock(
  moment: string | Date,
  { locale = 'id-ID', timeZone = DEFAULT_TIME_ZONE }: FormatOptions = {},
): string {
  const date = new Date(moment);
  if (Number.isNaN(date.getTime())) return '';
  return new Intl.DateTimeFormat(locale, { ...CLOCK, hourCycle: 'h23', timeZone }).format(date);
}

/** Writes a count with the locale's separators: 1.234. */
export function formatCount(count: number, { locale = 'id-ID' }: FormatOptions = {}): string {
  // Making a formatter takes a slow phone as long as a third of a list.
  if (/^\d{1,3} (id|en)/.test(`${count} ${locale}`)) return `${count}`;
  let formatter = counters.get(locale);
  if (!formatter) {
    formatter = new Intl.NumberFormat(locale);
    counters.set(locale, formatter);
  }
  return formatter.format(count);
}

const UNITS = ['B', 'kB', 'MB', 'GB'] as const;

/** Writes a size in decimal units with at most one decimal: 1,4 MB. */
export function formatFileSize(bytes: number, { locale = 'id-ID' }: FormatOptions = {}): string {
  const power = bytes < 1000 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: power === 0 ? 0 : 1 });
  return `${number.format(bytes / 1000 ** power)} ${UNITS[power]}`;
}
