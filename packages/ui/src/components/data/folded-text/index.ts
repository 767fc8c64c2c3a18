export { FoldedText, type FoldedTextProps } from './folded-text.js';
