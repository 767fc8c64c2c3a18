export { Highlight } from './highlight.js';
export { MarkedParts, type TextPart } from './marked-parts.js';
