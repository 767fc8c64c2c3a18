export { DateRangeField, type DateRangeFieldProps } from './date-range-field.js';
