export { TextArea } from './text-area.js';
