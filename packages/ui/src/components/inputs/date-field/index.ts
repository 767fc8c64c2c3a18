export { DateField } from './date-field.js';
