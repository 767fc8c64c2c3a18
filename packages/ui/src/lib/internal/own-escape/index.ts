export { ownEscape } from './own-escape.js';
