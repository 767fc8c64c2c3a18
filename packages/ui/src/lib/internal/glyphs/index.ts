export { ChevronDownGlyph, CrossGlyph } from './glyphs.js';
