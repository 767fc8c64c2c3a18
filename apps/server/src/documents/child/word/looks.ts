import type { Look } from '../../../exchange/index.js';
import { allIn, attributeOf, firstIn, localName, valueIn, type XmlNode } from './xml-tree.js';

const OFF = new Set(['0', 'false', 'off', 'none']);
const MONO =
  /courier|consolas|mono|menlo|monaco|lucida console|source code|fira code|cascadia|inconsolata|typewriter/i;
const PREFORMATTED =
  /html preformatted|htmlpreformatted|preformatted|source ?code|^code|kode program/i;

/** The look of text of which nothing is said. */
export const PLAIN: Look = {
  bold: false,
  italic: false,
  underlined: false,
  highlighted: false,
  color: undefined,
  mono: false,
  vertical: undefined,
};

/** Looks that a style, a paragraph or a run says; what it does not say is open. */
type SaidLook = Partial<Look>;

export function said(look: XmlNode | undefined): SaidLook {
  if (look === undefined) return {};
  const all: SaidLook = {};
  const on = (name: string) => {
    const node = firstIn(look, name);
    return node === undefined ? undefined : !OFF.has(attributeOf(node, 'val') ?? '');
  };
  const bold = on('b');
  const italic = on('i');
  const underlined = on('u');
  if (bold !== undefined) all.bold = bold;
  if (italic !== undefined) all.italic = italic;
  if (underlined !== undefined) all.underlined = underlined;
  const ground = firstIn(look, 'highlight') ?? firstIn(look, 'shd');
  if (ground !== undefined) {
    const value = attributeOf(ground, localName(ground.name) === 'shd' ? 'fill' : 'val') ?? '';
    all.highlighted = !/^(?:none|auto|white|ffffff|clear|)$/i.test(value);
  }
  const color = firstIn(look, 'color');
  if (color !== undefined) {
    const value = (attributeOf(color, 'val') ?? 'auto').toLowerCase();
    all.color = /^(?:auto|000000|windowtext)$/.test(value) ? undefined : value;
  }
  const fonts = firstIn(look, 'rFonts');
  const font =
    attributeOf(fonts, 'ascii') ?? attributeOf(fonts, 'hAnsi') ?? attributeOf(fonts, 'cs');
  if (font !== undefined) all.mono = MONO.test(font);
  const vertical = valueIn(look, 'vertAlign');
  if (vertical !== undefined)
    all.vertical =
      vertical === 'superscript' ? 'sup' : vertical === 'subscript' ? 'sub' : undefined;
  return all;
}

/** A colour behind a paragraph or a cell; greys only set apart. */
export function grounded(look: XmlNode | undefined): SaidLook {
  const fill = attributeOf(firstIn(look, 'shd'), 'fill') ?? '';
  const [, red, green, blue] = /^(..)(..)(..)$/.exec(fill) ?? [];
  return red === undefined || (red === green && green === blue) ? {} : { highlighted: true };
}

interface StyleLook {
  basedOn: string | undefined;
  name: string;
  look: SaidLook;
  outline: number | undefined;
  indent: number | undefined;
}

export const indentOf = (look: XmlNode | undefined) => {
  const node = firstIn(look, 'ind');
  const left = attributeOf(node, 'left') ?? attributeOf(node, 'start');
  return left === undefined ? undefined : Number(left);
};

/** The looks, indents and headings that a document's styles give. */
export function readLooks(root: XmlNode | undefined) {
  const styles = new Map<string, StyleLook>();
  for (const node of allIn(root, 'style')) {
    const name = valueIn(node, 'name') ?? '';
    const paragraph = firstIn(node, 'pPr');
    const outline = valueIn(paragraph, 'outlineLvl');
    const look = { ...grounded(paragraph), ...said(firstIn(node, 'rPr')) };
    styles.set(attributeOf(node, 'styleId') ?? '', {
      basedOn: valueIn(node, 'basedOn'),
      name,
      look: PREFORMATTED.test(name) ? { ...look, mono: true } : look,
      outline: outline === undefined ? undefined : Number(outline) + 1,
      indent: indentOf(paragraph),
    });
  }
  /** From the farthest base to the style itself. */
  function line(id: string | undefined): StyleLook[] {
    const found: StyleLook[] = [];
    const seen = new Set<string>();
    for (let at = id; at !== undefined && !seen.has(at); ) {
      seen.add(at);
      const style = styles.get(at);
      if (style === undefined) break;
      found.unshift(style);
      at = style.basedOn;
    }
    return found;
  }
  const defaults = firstIn(firstIn(firstIn(root, 'docDefaults'), 'rPrDefault'), 'rPr');
  return {
    base: said(defaults),
    look: (id: string | undefined): SaidLook =>
      Object.assign({}, ...line(id).map((one) => one.look)),
    indent: (id: string | undefined) =>
      line(id).findLast((one) => one.indent !== undefined)?.indent,
    heading: (id: string | undefined): number | undefined => {
      const styled = line(id).findLast(
        ({ name, outline }) => outline !== undefined || /^(?:heading|judul) ?\d/i.test(name),
      );
      if (styled === undefined) return undefined;
      return styled.outline ?? Number(/\d/.exec(styled.name)?.[0] ?? 1);
    },
  };
}
