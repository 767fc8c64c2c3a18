export { findMatches } from './find-matches.js';
export { Highlight, type HighlightProps } from './highlight.js';
