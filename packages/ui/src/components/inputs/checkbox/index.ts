export { Checkbox, type CheckboxProps } from './checkbox.js';
export { CheckboxMark } from './checkbox-mark.js';
