import type { Day } from '../../../lib/internal/day/index.js';
import type { CalendarMark } from './calendar-props.js';

/** Names of the marked days, in the order of the days; several names of one day stand beside each other. */
export function namesOf(marks: readonly CalendarMark[]): ReadonlyMap<Day, string> {
  const names = new Map<Day, string>();
  for (const { day, label } of marks.toSorted((a, b) => (a.day < b.day ? -1 : 1))) {
    const known = names.get(day);
    names.set(day, known === undefined ? label : `${known}, ${label}`);
  }
  return names;
}
