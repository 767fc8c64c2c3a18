export { type BoxControl, BoxLine, type BoxTexts } from './box-line.js';
