export { CheckboxGroup } from './checkbox-group.js';
