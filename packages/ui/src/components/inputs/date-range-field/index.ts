export type { DateRange, Day } from '../../../lib/internal/day/index.js';
export { DateRangeField, type DateRangeFieldProps } from './date-range-field.js';
