export { joinIds } from './describe.js';
export { Field, type FieldProps } from './field.js';
export { FieldMessage } from './field-message.js';
export { type FieldControl, type FieldTexts, splitFieldProps } from './field-texts.js';
