export { CheckGlyph, ChevronDownGlyph, CrossGlyph } from './glyphs.js';
