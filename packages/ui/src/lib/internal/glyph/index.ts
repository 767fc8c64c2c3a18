export { type Drawing, Glyph } from './glyph.js';
