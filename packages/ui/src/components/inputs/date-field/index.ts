export type { Day } from '../../../lib/internal/day/index.js';
export { DateField, type DateFieldProps } from './date-field.js';
