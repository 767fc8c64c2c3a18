export { NumberField } from './number-field.js';
