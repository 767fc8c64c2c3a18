import type { DateRange, Day } from '../../../lib/internal/day/index.js';
import { fromDate, toDate } from '../../../lib/internal/day/index.js';

/** The days with this one among them, or without it where it was; in their order. */
export function toggleDay(days: readonly Day[], day: Day): Day[] {
  const others = days.filter((other) => other !== day);
  return others.length === days.length ? [...days, day].toSorted() : others;
}

/**
 * The range after a click on a day: the first click begins it, the second ends it, whichever comes first in the
 * year, and the next begins another. One that would go over a day that cannot be chosen begins anew, too.
 */
export function nextRange(
  { start, end }: DateRange,
  day: Day,
  isBlocked: (day: Day) => boolean,
): DateRange {
  const begins = { start: day, end: '' };
  if (start === '' || end !== '') return begins;
  const [first, last] = start < day ? [start, day] : [day, start];
  return daysBetween(first, last).some(isBlocked) ? begins : { start: first, end: last };
}

function daysBetween(first: Day, last: Day): Day[] {
  const days: Day[] = [];
  let date = toDate(first);
  // By the calendar, not by hours: where clocks are changed, a day has 23 or 25 of them.
  while (date && fromDate(date) <= last) {
    days.push(fromDate(date));
    date = new Date(date.getFullYear(), date.getMonth(), date.getDate() + 1);
  }
  return days;
}
