import {
  type Block,
  type CodeBlock,
  type Heading,
  type ListBlock,
  pictureName,
} from '../model/block.js';
import { plain, type RichText } from '../model/inline.js';
import type { Column, Piece, Sheet } from './sheet.js';
import { body, codeStyle, heading, ink, label, type TextStyle } from './style.js';
import { tablePieces } from './table.js';

const codePadding = 6;

export function paragraphPiece(
  sheet: Sheet,
  text: RichText,
  { x, width }: Column,
  style: TextStyle,
  after = 5,
): Piece {
  const lines = sheet.lines(text, width, style);
  return {
    height: lines.length * style.leading,
    after,
    draw: (y) => sheet.drawLines(lines, x, y, style),
  };
}

/** Something in the margin beside the first of the pieces. */
export function beside(pieces: Piece[], mark: (y: number) => void): Piece[] {
  const [first, ...rest] = pieces;
  if (!first) return [];
  const draw = (y: number) => {
    mark(y);
    first.draw(y);
  };
  return [{ ...first, draw }, ...rest];
}

/** Lists of lists may be deeper than a page is wide: text keeps this much of it, in points. */
const narrowest = 120;

const indented = ({ x, width }: Column, by: number): Column =>
  width - by < narrowest ? { x, width } : { x: x + by, width: width - by };

/** The first two items stay together, and so do the last two. */
function listPieces(sheet: Sheet, list: ListBlock, column: Column, style: TextStyle): Piece[] {
  const { ordered, items } = list;
  const inner = indented(column, 14);
  return items.flatMap(({ blocks, done }, index) => {
    const mark = ordered ? `${index + 1}.` : '•';
    const box = done === undefined ? '' : `[${done ? 'x' : ' '}] `;
    const pieces = blockPieces(sheet, withBox(blocks, box), inner, style);
    const shown = beside(pieces, (y) =>
      sheet.drawPlain(mark, column.x + (ordered ? 0 : 3), y, style),
    );
    const last = shown.at(-1);
    if (!last) return [];
    const after = index === items.length - 1 ? 5 : 1.5;
    const keep = index === 0 ? items.length > 1 : index === items.length - 2;
    return [...shown.slice(0, -1), { ...last, after, keep }];
  });
}

function withBox(blocks: readonly Block[], box: string): readonly Block[] {
  const [first, ...rest] = blocks;
  if (box === '' || first?.kind !== 'paragraph') return blocks;
  return [{ ...first, text: [...plain(box), ...first.text] }, ...rest];
}

/** At least four lines of a listing stay together on either side of a page break. */
function codePieces(sheet: Sheet, { lines }: CodeBlock, { x, width }: Column): Piece[] {
  const { doc } = sheet;
  const numbered = lines.length > 2;
  const gutter = numbered ? 24 : 8;
  return lines.map((line, index) => {
    const first = index === 0;
    const last = index === lines.length - 1;
    const top = first ? codePadding : 0;
    const height = codeStyle.leading + top + (last ? codePadding : 0);
    const keep = !last && (lines.length <= 14 || index < 3 || index >= lines.length - 4);
    const draw = (y: number) => {
      doc.rect(x, y - 0.3, width, height + 0.6).fill(ink.codeBackground);
      doc.rect(x, y - 0.3, 2, height + 0.6).fill(ink.accent);
      if (numbered) {
        const numbers = { ...codeStyle, size: 7.4, color: ink.codeNumber };
        sheet.drawPlain(String(index + 1), x + gutter - 6, y + top, numbers, 'right');
      }
      if (line) sheet.drawPlain(line, x + gutter, y + top, codeStyle);
    };
    return { height, after: last ? 8 : 0, keep, draw };
  });
}

function captionPiece(sheet: Sheet, text: string, { x }: Column): Piece {
  const style = { ...label, size: 8.4, leading: 11 };
  return { height: 11, after: 2, keep: true, draw: (y) => sheet.drawPlain(text, x, y, style) };
}

function headingPiece(sheet: Sheet, { level, text }: Heading, column: Column): Piece {
  const size = Math.max(9.5, 13 - level);
  return { ...paragraphPiece(sheet, text, column, { ...heading, size }, 3), keep: true };
}

function quotePieces(sheet: Sheet, blocks: readonly Block[], column: Column): Piece[] {
  return blockPieces(sheet, blocks, indented(column, 12)).map((piece) => ({
    ...piece,
    draw: (y) => {
      sheet.doc.rect(column.x, y, 2, piece.height).fill(ink.rule);
      piece.draw(y);
    },
  }));
}

const rulePiece = (sheet: Sheet, { x, width }: Column): Piece => ({
  height: 6,
  after: 6,
  draw: (y) => sheet.rule(x, y + 3, width),
});

function piecesOf(sheet: Sheet, block: Block, column: Column, style: TextStyle): Piece[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraphPiece(sheet, block.text, column, style)];
    case 'heading':
      return [headingPiece(sheet, block, column)];
    case 'code':
      return codePieces(sheet, block, column);
    case 'formula':
      // Until formulas are drawn, they stand as they were typed.
      return codePieces(sheet, { kind: 'code', lines: block.tex.split('\n') }, column);
    case 'list':
      return listPieces(sheet, block, column, style);
    case 'table': {
      const caption = block.caption ? [captionPiece(sheet, block.caption, column)] : [];
      return [...caption, ...tablePieces(sheet, block, column)];
    }
    case 'quote':
      return quotePieces(sheet, block.blocks, column);
    case 'image':
      return [paragraphPiece(sheet, pictureName(block.alt), column, style)];
    case 'rule':
      return [rulePiece(sheet, column)];
  }
}

/** A paragraph stays on one page with what it leads in. */
export function blockPieces(
  sheet: Sheet,
  blocks: readonly Block[],
  column: Column,
  style: TextStyle = body,
): Piece[] {
  return blocks.flatMap((block, index): Piece[] => {
    const next = blocks[index + 1]?.kind ?? 'paragraph';
    const pieces = piecesOf(sheet, block, column, style);
    if (block.kind !== 'paragraph') return pieces;
    return pieces.map((piece) => ({ ...piece, keep: next !== 'paragraph' }));
  });
}
