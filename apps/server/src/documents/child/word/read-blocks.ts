import {
  type Look,
  type Piece,
  type WordBlock,
  type WordParagraph,
} from '../../../exchange/index.js';
import { formulaTex } from './formula-tex.js';
import { grounded, indentOf, PLAIN, readLooks, said } from './looks.js';
import { createNumbering, hides, readStyles } from './numbering.js';
import { openParts, type WordPackage } from './open-parts.js';
import { type Metafiles, readPictures } from './read-pictures.js';
import { symbolOf } from './symbols.js';
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

/** A chart, or shapes that are drawn. */
const LOST: Piece = { kind: 'picture', name: 'gambar', picture: 'kind' };
/** Stands for blanks that are underlined. */
const BLANK = '____';
/** Signs without width, which hide numbers and letters from who looks for them. */
const UNSEEN = /[\u00ad\u200b-\u200f\u2060\ufeff]/g;

/** How Word sets the first letters of a formula. */
const firstLook = (formula: XmlNode): XmlNode | undefined =>
  elementsIn(formula)
    .map((one) => (one.name === 'w:rPr' ? one : firstLook(one)))
    .find((look) => look !== undefined);

const treeOf = async (parts: WordPackage, path: string) => {
  const bytes = await parts.read(path);
  return bytes && readTree(decodeXml(bytes));
};

/**
 * Reads the body of a Word document in its order: texts with their looks, numbers as Word counts them, formulas
 * as TeX, pictures by their content.
 *
 * @param metafiles is filled, and names the pictures of those that were drawn
 * @throws UnusableXml, UnusablePackage, what yauzl says of a broken archive
 */
export async function readBlocks(
  path: string,
  metafiles: Metafiles = { found: [] },
): Promise<WordBlock[]> {
  const parts = await openParts(path);
  try {
    const root = await treeOf(parts, 'word/document.xml');
    const stylesRoot = await treeOf(parts, 'word/styles.xml');
    const styles = readStyles(stylesRoot);
    const looks = readLooks(stylesRoot);
    const markOf = createNumbering(await treeOf(parts, 'word/numbering.xml'), styles);
    const pictures = await readPictures(parts, 'word/document.xml', metafiles);
    let line = 0;
    /** The ground of the cell that is read. */
    let ground: ReturnType<typeof grounded> = {};

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

    const text = (value: string, look: Look): Piece => {
      const isLine = look.underlined && /^(?:\t|[ \u00a0]{3,})+$/.test(value);
      return { kind: 'text', text: isLine ? BLANK : value.replace(UNSEEN, ''), look };
    };

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
        case 'oMathPara':
          return allIn(node, 'oMath').flatMap((one, at) => [
            ...(at > 0 ? [{ kind: 'break' } as const] : []),
            ...piece(one, look, isHidden),
          ]);
        case 'oMath':
          return [
            { kind: 'formula', ...formulaTex(node), look: { ...look, ...said(firstLook(node)) } },
          ];
        case 'drawing':
        case 'pict':
        case 'object': {
          const boxes = boxesIn(node, look);
          const end: Piece[] = boxes.length > 0 ? [{ kind: 'break' }] : [];
          const shown = [...picturePieces(node), ...boxes, ...end];
          return shown.length === 0 && name !== 'pict' ? [LOST] : shown;
        }
        case 'AlternateContent': {
          const [rich, plain] = [firstIn(node, 'Choice'), firstIn(node, 'Fallback')];
          const both = [rich, plain].map((one) =>
            one === undefined ? [] : piecesIn(one, look, isHidden),
          );
          const shown = both.find((one) => one.some((part) => part !== LOST));
          return shown ?? both.find((one) => one.length > 0) ?? [];
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
      const look = { ...PLAIN, ...looks.base, ...ground, ...looks.look(style), ...grounded(own) };
      const pieces = piecesIn(node, look, styles(style, 'isHidden'));
      const numbers = firstIn(own, 'numPr');
      const end = firstIn(own, 'rPr');
      const isDeleted = firstIn(end, 'del') !== undefined || firstIn(end, 'moveFrom') !== undefined;
      // Where nothing is left of it, Word counts on with the next.
      const counted = isDeleted && pieces.length === 0 ? undefined : markOf(numbers, style);
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
          const rows = rowsIn(one).map((row) => cellsIn(row).map(cell));
          return [{ kind: 'table', line: at, rows }];
        }
        if (name === 'AlternateContent') return blocksIn(firstIn(one, 'Choice') ?? one);
        if (name === 'oMathPara' || name === 'oMath') return [];
        return blocksIn(one);
      });
    }

    function cell(node: XmlNode): WordBlock[] {
      const around = ground;
      ground = grounded(firstIn(node, 'tcPr'));
      const blocks = blocksIn(node);
      ground = around;
      return blocks;
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
