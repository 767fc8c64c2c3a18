export { findMatches } from './find-matches.js';
export { Highlight, type HighlightProps } from './highlight.js';
export { MarkedParts, type MarkedPartsProps, type TextPart } from './marked-parts.js';
