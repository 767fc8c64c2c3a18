export { FoldedText } from './folded-text.js';
