export { CheckboxGroup, type CheckboxGroupProps, type CheckboxOption } from './checkbox-group.js';
