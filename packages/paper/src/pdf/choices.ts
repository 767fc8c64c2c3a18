import { paragraphText } from '../model/block.js';
import { optionLetter, type PaperItem, type PaperKind } from '../model/paper.js';
import { blockPieces, paragraphPiece } from './blocks.js';
import type { Column, Piece, Sheet } from './sheet.js';
import { body, small } from './style.js';

const indent = 18;

function answerPieces(sheet: Sheet, item: PaperItem, column: Column): Piece[] {
  const answer = item.parts[0]?.answer ?? [];
  return answer.flatMap((block) =>
    block.kind === 'paragraph'
      ? [paragraphPiece(sheet, block.text, column, small, 3)]
      : blockPieces(sheet, [block], column, small),
  );
}

/** Two columns when every option fits in half the width. */
export function choicePieces(
  sheet: Sheet,
  item: PaperItem,
  { x, width }: Column,
  kind: PaperKind,
): Piece[] {
  if (kind !== 'questions') return answerPieces(sheet, item, { x, width });
  const options = item.options.map(paragraphText);
  const half = width / 2;
  const narrow = options.every(
    (option) => sheet.lines(option, half - indent - 8, body).length === 1,
  );
  const perRow = narrow ? 2 : 1;
  const cell = width / perRow;
  const count = Math.ceil(options.length / perRow);
  return Array.from({ length: count }, (_, row): Piece => {
    const shown = options
      .map((option, index) => ({ option, index }))
      .filter(({ index }) => (narrow ? index % count : index) === row)
      .map(({ option, index }) => ({
        lines: sheet.lines(option, cell - indent - 8, body),
        letter: optionLetter(index),
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
