import {
  type Look,
  type Piece,
  pictureOf,
  type WordBlock,
  type WordParagraph,
} from '../../../exchange/index.js';
import { formulaTex } from './formula-tex.js';
import { createNumbering, hides, readStyles } from './numbering.js';
import { openParts, type WordPackage } from './open-parts.js';
import { readRelations, relationsPath } from './relations.js';
import { decodeXml, resolveReferences } from './xml.js';
import {
  allIn,
  attributeOf,
  elementsIn,
  firstIn,
  localName,
  readTree,
  valueIn,
  type XmlNode,
} from './xml-tree.js';

const OFF = new Set(['0', 'false', 'off', 'none']);
const MONO =
  /courier|consolas|mono|menlo|monaco|lucida console|source code|fira code|cascadia|inconsolata|typewriter/i;
const PREFORMATTED =
  /html preformatted|htmlpreformatted|preformatted|source ?code|^code|kode program/i;
/** Bodies of what Word shows beside the text. */
const SKIPPED = new Set([
  'del',
  'moveFrom',
  'txbxContent',
  'instrText',
  'delText',
  'rPr',
  'pPr',
  'sdtPr',
]);

/** Looks that a style, a paragraph or a run says; what it does not say is open. */
type SaidLook = Partial<Look>;

function said(look: XmlNode | undefined): SaidLook {
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

interface StyleLook {
  basedOn: string | undefined;
  name: string;
  look: SaidLook;
  outline: number | undefined;
  indent: number | undefined;
}

const indentOf = (look: XmlNode | undefined) => {
  const node = firstIn(look, 'ind');
  const left = attributeOf(node, 'left') ?? attributeOf(node, 'start');
  return left === undefined ? undefined : Number(left);
};

function readLooks(root: XmlNode | undefined) {
  const styles = new Map<string, StyleLook>();
  for (const node of allIn(root, 'style')) {
    const name = valueIn(node, 'name') ?? '';
    const paragraph = firstIn(node, 'pPr');
    const outline = valueIn(paragraph, 'outlineLvl');
    const look = said(firstIn(node, 'rPr'));
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

/** Pictures by the relation that names them. */
type Pictures = ReadonlyMap<string, Extract<Piece, { kind: 'picture' }>>;

async function readPictures(parts: WordPackage, body: string): Promise<Pictures> {
  const pictures = new Map<string, Extract<Piece, { kind: 'picture' }>>();
  const bytes = await parts.read(relationsPath(body));
  if (bytes === undefined) return pictures;
  for (const { id, kind, path } of readRelations(bytes, 'word')) {
    if (kind !== 'image') continue;
    const name = path.split('/').at(-1) ?? '';
    const file = await parts.read(path);
    pictures.set(id, { kind: 'picture', name, picture: file ? pictureOf(file) : 'missing' });
  }
  return pictures;
}

const treeOf = async (parts: WordPackage, path: string) => {
  const bytes = await parts.read(path);
  return bytes && readTree(decodeXml(bytes));
};

const PLAIN: Look = {
  bold: false,
  italic: false,
  underlined: false,
  highlighted: false,
  color: undefined,
  mono: false,
  vertical: undefined,
};

/**
 * Reads the body of a Word document in its order: texts with their looks, numbers as Word counts them, formulas
 * as TeX, pictures by their content.
 *
 * @throws UnusableXml, UnusablePackage, what yauzl says of a broken archive
 */
export async function readBlocks(path: string): Promise<WordBlock[]> {
  const parts = await openParts(path);
  try {
    const root = await treeOf(parts, 'word/document.xml');
    const stylesRoot = await treeOf(parts, 'word/styles.xml');
    const styles = readStyles(stylesRoot);
    const looks = readLooks(stylesRoot);
    const markOf = createNumbering(await treeOf(parts, 'word/numbering.xml'), styles);
    const pictures = await readPictures(parts, 'word/document.xml');
    let line = 0;

    function piecesIn(node: XmlNode, around: Look, isHidden: boolean | undefined): Piece[] {
      return elementsIn(node).flatMap((one) => piece(one, around, isHidden));
    }

    function picturePieces(node: XmlNode): Piece[] {
      return elementsIn(node).flatMap((one): Piece[] => {
        const name = localName(one.name);
        if (name === 'txbxContent') return [];
        if (name !== 'blip' && name !== 'imagedata') return picturePieces(one);
        const id =
          attributeOf(one, 'embed') ?? (name === 'imagedata' ? attributeOf(one, 'id') : undefined);
        const known = id === undefined ? undefined : pictures.get(id);
        return [known ?? { kind: 'picture', name: 'gambar', picture: 'remote' }];
      });
    }

    function run(node: XmlNode, around: Look, isHidden: boolean | undefined): Piece[] {
      const own = firstIn(node, 'rPr');
      const style = valueIn(own, 'rStyle');
      if (hides(own) ?? styles(style, 'isHidden') ?? isHidden) return [];
      const look = { ...around, ...looks.look(style), ...said(own) };
      return elementsIn(node).flatMap((one) => piece(one, look, isHidden));
    }

    const text = (value: string, look: Look): Piece => ({ kind: 'text', text: value, look });

    function piece(node: XmlNode, look: Look, isHidden: boolean | undefined): Piece[] {
      const name = localName(node.name);
      if (SKIPPED.has(name)) return [];
      switch (name) {
        case 'r':
          return run(node, look, isHidden);
        case 't':
          return [
            text(
              resolveReferences(node.children.filter((one) => typeof one === 'string').join('')),
              look,
            ),
          ];
        case 'tab':
        case 'ptab':
          return [text('\t', look)];
        case 'br':
        case 'cr':
          return attributeOf(node, 'type') === 'page' ? [] : [{ kind: 'break' }];
        case 'noBreakHyphen':
          return [text('-', look)];
        case 'sym':
          return [text(symbolOf(node), look)];
        case 'oMath':
          return [{ kind: 'formula', ...formulaTex(node) }];
        case 'drawing':
        case 'pict':
        case 'object':
          return [...picturePieces(node), ...boxesIn(node, look)];
        case 'AlternateContent': {
          const [rich, plain] = [firstIn(node, 'Choice'), firstIn(node, 'Fallback')];
          return (
            [rich, plain]
              .map((one) => (one === undefined ? [] : piecesIn(one, look, isHidden)))
              .find((one) => one.length > 0) ?? []
          );
        }
        default:
          return piecesIn(node, look, isHidden);
      }
    }

    /** Texts of boxes, which have no lines of their own. */
    function boxesIn(node: XmlNode, look: Look): Piece[] {
      return elementsIn(node).flatMap((one): Piece[] => {
        if (localName(one.name) !== 'txbxContent') return boxesIn(one, look);
        return elementsIn(one).flatMap((inner): Piece[] =>
          localName(inner.name) === 'p'
            ? [{ kind: 'break' }, ...piecesIn(inner, look, undefined)]
            : [],
        );
      });
    }

    function paragraph(node: XmlNode): WordParagraph {
      line += 1;
      const at = line;
      const own = firstIn(node, 'pPr');
      const style = valueIn(own, 'pStyle');
      const look = { ...PLAIN, ...looks.base, ...looks.look(style) };
      const pieces = piecesIn(node, look, styles(style, 'isHidden'));
      const numbers = firstIn(own, 'numPr');
      const counted = markOf(numbers, style);
      const list = valueIn(numbers, 'numId') ?? valueIn(styles(style, 'numbers'), 'numId') ?? '';
      const outline = valueIn(own, 'outlineLvl');
      const heading = outline === undefined ? looks.heading(style) : Number(outline) + 1;
      return {
        kind: 'paragraph',
        line: at,
        mark: counted && { text: counted.mark, level: counted.level, list },
        heading: heading !== undefined && heading <= 9 ? heading : undefined,
        indent: indentOf(own) ?? looks.indent(style) ?? 0,
        pieces,
      };
    }

    function blocksIn(node: XmlNode): WordBlock[] {
      return elementsIn(node).flatMap((one): WordBlock[] => {
        const name = localName(one.name);
        if (SKIPPED.has(name)) return [];
        if (name === 'p') return [paragraph(one)];
        if (name === 'tbl') {
          const at = line + 1;
          const rows = rowsIn(one).map((row) => cellsIn(row).map(blocksIn));
          return [{ kind: 'table', line: at, rows }];
        }
        if (name === 'AlternateContent') return blocksIn(firstIn(one, 'Choice') ?? one);
        if (name === 'oMathPara' || name === 'oMath') return [];
        return blocksIn(one);
      });
    }

    const rowsIn = (node: XmlNode): XmlNode[] =>
      elementsIn(node).flatMap((one) => {
        const name = localName(one.name);
        if (name === 'tr') return [one];
        return name === 'tblPr' || name === 'tblGrid' || SKIPPED.has(name) ? [] : rowsIn(one);
      });
    const cellsIn = (node: XmlNode): XmlNode[] =>
      elementsIn(node).flatMap((one) => {
        const name = localName(one.name);
        if (name === 'tc') return [one];
        return name === 'trPr' || SKIPPED.has(name) ? [] : cellsIn(one);
      });

    const body = firstIn(root, 'body');
    return body === undefined ? [] : blocksIn(body);
  } finally {
    parts.close();
  }
}

/** Signs of Word's fonts of symbols that papers use. */
const SYMBOLS: Readonly<Record<string, string>> = {
  f0fc: '✓',
  f0fe: '☑',
  f0fd: '☒',
  f06f: '☐',
  f0a8: '☐',
  f0b7: '•',
  f0e0: '→',
  f0de: '⇒',
  f0ae: '→',
};

function symbolOf(node: XmlNode): string {
  const code = (attributeOf(node, 'char') ?? '').toLowerCase();
  const known = SYMBOLS[code] ?? SYMBOLS[`f0${code.slice(-2)}`];
  if (known !== undefined) return known;
  const number = Number.parseInt(code, 16);
  return number > 0 && number < 0xe000 ? String.fromCodePoint(number) : '';
}
