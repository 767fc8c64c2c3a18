export { Select } from './select.js';
