import type { PaperItem, PaperKind } from '../paper.js';
import { paragraphPiece } from './pdf-blocks.js';
import type { Column, Piece, Sheet } from './pdf-sheet.js';
import { body, small } from './pdf-style.js';

const letters = 'ABCDEFGH';
const indent = 18;

function answerPieces(sheet: Sheet, item: PaperItem, column: Column): Piece[] {
  const texts = (item.parts[0]?.answer ?? []).filter((block) => typeof block === 'string');
  return texts.map((text) => paragraphPiece(sheet, text, column, small, 3));
}

/** Two columns when every option fits in half the width. */
export function choicePieces(
  sheet: Sheet,
  item: PaperItem,
  { x, width }: Column,
  kind: PaperKind,
): Piece[] {
  if (kind !== 'questions') return answerPieces(sheet, item, { x, width });
  const half = width / 2;
  const narrow = item.options.every(
    (option) => sheet.lines(option, half - indent - 8, body).length === 1,
  );
  const perRow = narrow ? 2 : 1;
  const cell = width / perRow;
  const count = Math.ceil(item.options.length / perRow);
  return Array.from({ length: count }, (_, row): Piece => {
    const shown = item.options
      .map((option, index) => ({ option, index }))
      .filter(({ index }) => (narrow ? index % count : index) === row)
      .map(({ option, index }) => ({
        lines: sheet.lines(option, cell - indent - 8, body),
        letter: letters[index] ?? '',
      }));
    const draw = (y: number) => {
      shown.forEach(({ lines, letter }, column) => {
        sheet.drawPlain(`${letter}.`, x + column * half, y, body);
        sheet.drawLines(lines, x + column * half + indent, y, body);
      });
    };
    const height = Math.max(...shown.map(({ lines }) => lines.length)) * body.leading;
    return { height, after: 1.5, keep: row < count - 1, draw };
  });
}
