/** A calendar day as `YYYY-MM-DD`; the empty text is no day. Such texts compare as days do. */
export type Day = string;

/** Two calendar days, both included. `YYYY-MM-DD`, or the empty text for an open end. */
export interface DateRange {
  /** First day. */
  start: Day;
  /** Last day. */
  end: Day;
}

const twoDigits = (number: number) => String(number).padStart(2, '0');

function makeDay(year: number, month: number, day: number): Day | null {
  const date = new Date(year, month - 1, day);
  const exists =
    date.getFullYear() === year && date.getMonth() === month - 1 && date.getDate() === day;
  return exists ? `${year}-${twoDigits(month)}-${twoDigits(day)}` : null;
}

/**
 * Reads a day as people write it: 21/11/2026, 21-11-2026, 21.11.2026 or 2026-11-21.
 *
 * @returns the day, the empty text for an empty one, `null` for what is no day
 */
export function readDay(text: string): Day | null {
  const trimmed = text.trim();
  if (trimmed === '') return '';
  const iso = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(trimmed);
  if (iso) return makeDay(Number(iso[1]), Number(iso[2]), Number(iso[3]));
  const written = /^(\d{1,2})\s*[/.\- ]\s*(\d{1,2})\s*[/.\- ]\s*(\d{4})$/.exec(trimmed);
  return written ? makeDay(Number(written[3]), Number(written[2]), Number(written[1])) : null;
}

/** Writes a day as 21/11/2026. */
export function writeDay(day: Day): string {
  const [year, month, date] = day.split('-');
  return date ? `${date}/${month}/${year}` : '';
}

/** The day as a date of this machine's calendar, at midnight; `undefined` for no day. */
export function toDate(day: Day): Date | undefined {
  const [year, month, date] = day.split('-').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : undefined;
}

/** The day of a date of this machine's calendar. */
export function fromDate(date: Date): Day {
  return `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;
}

/** Whether a range ends before it starts; an open one does not. */
export function endsBeforeStart(start: Day, end: Day): boolean {
  return start !== '' && end !== '' && end < start;
}
