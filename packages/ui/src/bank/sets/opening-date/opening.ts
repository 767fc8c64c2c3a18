import { readDay, writeDay } from '../../../lib/internal/day/index.js';
import { DEFAULT_TIME_ZONE, momentIn, wallClockIn } from '../../../lib/public/time-zone/index.js';

/** A moment as it is typed: `20/12/2026` and `12.00`. Both empty: none. */
export interface OpeningText {
  /** The day, as typed. */
  day: string;
  /** The time of day, as typed; empty counts as 00.00. */
  time: string;
  /** In whose time, as an IANA name. @default 'Asia/Jakarta' */
  timeZone?: string;
}

/** Nothing typed: open at once, or together with what it belongs to. */
export const NO_OPENING: OpeningText = { day: '', time: '' };

/** Meaning of the typed text: a moment in UTC (ISO 8601), none, or unreadable. */
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
export function readOpening({ day, time, timeZone }: OpeningText): OpeningValue {
  const date = readDay(day);
  const clock = time.trim() === '' ? '00:00' : readTime(time);
  if (date === '' && time.trim() === '') return { at: null };
  if (!date) return { problem: 'day' };
  if (clock === null) return { problem: 'time' };
  return { at: new Date(momentIn(date, clock, timeZone)).toISOString() };
}

/** A moment as people in a zone would type it; what is no moment becomes nothing typed. */
export function openingText(
  at: string | null | undefined,
  timeZone: string = DEFAULT_TIME_ZONE,
): OpeningText {
  const [day, time] = wallClockIn(Date.parse(at ?? ''), timeZone);
  if (!day) return NO_OPENING;
  return inZone({ day: writeDay(day), time: time.replace(':', '.') }, timeZone);
}

/** The same moment as people in another zone would type it; what cannot be read stays as it was typed. */
export function openingIn(text: OpeningText, timeZone: string): OpeningText {
  if ((text.timeZone ?? DEFAULT_TIME_ZONE) === timeZone) return text;
  const read = readOpening(text);
  return 'at' in read ? openingText(read.at, timeZone) : inZone(text, timeZone);
}

/** Texts of the same zone are the same: Jakarta is never said. */
function inZone({ day, time }: OpeningText, timeZone: string): OpeningText {
  return { day, time, ...(timeZone !== DEFAULT_TIME_ZONE && { timeZone }) };
}
