export type { DateRange, Day } from '../../../lib/internal/day/index.js';
export {
  Calendar,
  type CalendarMark,
  type CalendarProps,
  type CommonCalendarProps,
  type MultipleCalendarProps,
  type RangeCalendarProps,
  type SingleCalendarProps,
} from './calendar.js';
