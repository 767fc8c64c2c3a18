export { type DateRange, DateRangeField, type DateRangeFieldProps } from './date-range-field.js';
export type { Day } from './day.js';
