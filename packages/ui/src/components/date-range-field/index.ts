export type { Day } from '../../lib/internal/day/index.js';
export { type DateRange, DateRangeField, type DateRangeFieldProps } from './date-range-field.js';
