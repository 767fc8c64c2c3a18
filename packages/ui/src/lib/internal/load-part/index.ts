export { loadPart } from './load-part.js';
