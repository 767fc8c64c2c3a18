export { ChevronDownGlyph, CrossGlyph, type GlyphProps } from './glyphs.js';
