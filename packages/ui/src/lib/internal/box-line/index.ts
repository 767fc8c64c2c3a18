export { BoxLine, type BoxTexts } from './box-line.js';
