import { plain } from '../model/inline.js';
import type { TestCase } from '../model/paper.js';
import { paragraphPiece } from './blocks.js';
import type { Column, Piece, Sheet } from './sheet.js';
import { codeStyle, ink, label, quoted } from './style.js';

const padding = 5;
const gap = 8;

/** Courier has one width: 0.6 of its size. */
const fits = (width: number): number => Math.floor((width - 2 * padding) / (codeStyle.size * 0.6));

/** Breaks a listing's line after a space where there is one, else wherever the width ends. */
function wrap(text: string, limit: number): string[] {
  const pieces = new RegExp(`.{1,${limit}}(?= |$)|.{1,${limit}}`, 'gu');
  return text
    .split('\n')
    .flatMap((line) => (line.length <= limit ? [line] : (line.match(pieces) ?? [''])));
}

function boxesPiece(sheet: Sheet, { input, output }: TestCase, { x, width }: Column): Piece {
  const half = (width - gap) / 2;
  const boxes: [string, string[], number][] = [
    ['Masukan', wrap(input, fits(half)), x],
    ['Keluaran yang diharapkan', wrap(output, fits(half)), x + half + gap],
  ];
  const rows = Math.max(...boxes.map(([, lines]) => lines.length));
  const boxHeight = rows * codeStyle.leading + 2 * padding;
  const draw = (y: number) => {
    for (const [name, lines, left] of boxes) {
      sheet.drawPlain(name, left, y, { ...label, size: 7.8, leading: 10 });
      sheet.doc.rect(left, y + 11, half, boxHeight).fill(ink.codeBackground);
      lines.forEach((line, index) => {
        if (!line) return;
        sheet.drawPlain(
          line,
          left + padding,
          y + 11 + padding + index * codeStyle.leading,
          codeStyle,
        );
      });
    }
  };
  return { height: boxHeight + 11, after: 8, draw };
}

export function casePieces(sheet: Sheet, cases: readonly TestCase[], column: Column): Piece[] {
  return cases.flatMap((testCase, index) => {
    const name = `Kasus ${index + 1}${testCase.note ? `: ${testCase.note}` : ''}`;
    const title = {
      ...paragraphPiece(sheet, plain(name), column, { ...quoted, color: ink.text }, 1),
      keep: true,
    };
    return [title, boxesPiece(sheet, testCase, column)];
  });
}
