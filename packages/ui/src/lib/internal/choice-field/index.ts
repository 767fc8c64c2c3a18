export { ChoiceField, type ChoiceFieldProps } from './choice-field.js';
