import type { Block, CodeBlock, ListBlock } from '../content/model.js';
import type { Column, Piece, Sheet } from './pdf-sheet.js';
import { body, codeStyle, ink, label, type TextStyle } from './pdf-style.js';
import { tablePieces } from './pdf-table.js';

const codePadding = 6;

export function paragraphPiece(
  sheet: Sheet,
  text: string,
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

function listPieces(sheet: Sheet, { items }: ListBlock, column: Column, style: TextStyle): Piece[] {
  const inner = { x: column.x + 14, width: column.width - 14 };
  return items.map((item, index) => {
    const piece = paragraphPiece(sheet, item, inner, style, index === items.length - 1 ? 5 : 1.5);
    const draw = (y: number) => {
      sheet.drawPlain('•', column.x + 3, y, style);
      piece.draw(y);
    };
    const keep = index === 0 ? items.length > 1 : index === items.length - 2;
    return { ...piece, draw, keep };
  });
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

export function blockPieces(
  sheet: Sheet,
  blocks: Block[],
  column: Column,
  style: TextStyle = body,
): Piece[] {
  return blocks.flatMap((block, index): Piece[] => {
    if (typeof block === 'string') {
      const next = blocks[index + 1];
      const leadsIn = next !== undefined && typeof next !== 'string';
      return [{ ...paragraphPiece(sheet, block, column, style), keep: leadsIn }];
    }
    if (block.kind === 'list') return listPieces(sheet, block, column, style);
    if (block.kind === 'code') return codePieces(sheet, block, column);
    const caption = block.caption ? [captionPiece(sheet, block.caption, column)] : [];
    return [...caption, ...tablePieces(sheet, block, column)];
  });
}
