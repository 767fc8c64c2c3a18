import { readDay, writeDay } from '../../lib/internal/day/index.js';
import { formatDate } from '../../lib/public/format/index.js';

/** A moment as it is typed, in Jakarta's time: `20/12/2026` and `12.00`. Both empty: none. */
export interface OpeningText {
  /** The day, as typed. */
  day: string;
  /** The time of day, as typed; empty counts as 00.00. */
  time: string;
}

/** Nothing typed: open at once, or together with what it belongs to. */
export const NO_OPENING: OpeningText = { day: '', time: '' };

/** What was typed means: a moment in UTC (ISO 8601), none at all, or what cannot be read. */
export type OpeningValue =
  | {
      /** ISO 8601 in UTC; `null`: nothing was typed. */
      at: string | null;
    }
  | {
      /** Which part cannot be read. */
      problem: 'day' | 'time';
    };

/** Reads a time of day: 12.00, 12:00, 1200 or 9. `null` for what is no time. */
export function readTime(text: string): string | null {
  const read = /^(\d{1,2})(?:\s*[.:]?\s*(\d{2}))?$/.exec(text.trim());
  const [hour, minute] = [Number(read?.[1]), Number(read?.[2] ?? 0)];
  if (!read || hour > 23 || minute > 59) return null;
  return `${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}`;
}

/** Reads what was typed as a moment. */
export function readOpening({ day, time }: OpeningText): OpeningValue {
  const date = readDay(day);
  const clock = time.trim() === '' ? '00:00' : readTime(time);
  if (date === '' && time.trim() === '') return { at: null };
  if (!date) return { problem: 'day' };
  if (clock === null) return { problem: 'time' };
  return { at: new Date(`${date}T${clock}:00+07:00`).toISOString() };
}

/** A moment as people would type it; what is no moment becomes nothing typed. */
export function openingText(at: string | null | undefined): OpeningText {
  const time = Date.parse(at ?? '');
  if (Number.isNaN(time)) return NO_OPENING;
  // Jakarta has kept UTC+7 without summer time since 1964.
  const written = new Date(time + 7 * 3_600_000).toISOString();
  return { day: writeDay(written.slice(0, 10)), time: written.slice(11, 16).replace(':', '.') };
}

/** A moment in words: 20 Desember 2026 12.00 WIB. */
export function writeMoment(at: string | Date, locale = 'id-ID'): string {
  const clock = new Intl.DateTimeFormat(locale, {
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
    timeZone: 'Asia/Jakarta',
  });
  return `${formatDate(at, 'long', { locale })} ${clock.format(new Date(at))} WIB`;
}
