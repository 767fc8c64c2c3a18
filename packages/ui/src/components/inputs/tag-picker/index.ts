export { TagPicker } from './tag-picker.js';
