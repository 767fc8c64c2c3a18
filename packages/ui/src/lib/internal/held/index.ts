export { holdChecked, holdSelected } from './held.js';
