export { Checkbox } from './checkbox.js';
export { CheckboxMark } from './checkbox-mark.js';
