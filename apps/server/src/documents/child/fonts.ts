import { createRequire } from 'node:module';

/** Names of built-in fonts, or files of fonts to embed. */
export interface Fonts {
  plain: string;
  bold: string;
  italic: string;
  boldItalic: string;
  mono: string;
}

/** Signs of the built-in PDF fonts: Windows-1252. */
const BUILT_IN_SIGNS = /^[\n\x20-\x7e\xa0-\xff€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]*$/;

const BUILT_IN: Fonts = {
  plain: 'Helvetica',
  bold: 'Helvetica-Bold',
  italic: 'Helvetica-Oblique',
  boldItalic: 'Helvetica-BoldOblique',
  mono: 'Courier',
};

const { resolve } = createRequire(import.meta.url);
const embedded = (family: string, look: string) =>
  resolve(`@fontsource/dejavu-${family}/files/dejavu-${family}-latin-${look}.woff`);

/** Fonts of a document: the built-in ones of every viewer, when they have all of its signs. */
export function fontsFor(text: string): Fonts {
  if (BUILT_IN_SIGNS.test(text)) return BUILT_IN;
  return {
    plain: embedded('sans', '400-normal'),
    bold: embedded('sans', '700-normal'),
    italic: embedded('sans', '400-italic'),
    boldItalic: embedded('sans', '700-italic'),
    mono: embedded('mono', '400-normal'),
  };
}
