import type { TableBlock } from '../model/block.js';
import { plainText, type RichText } from '../model/inline.js';
import { arrow } from './lines.js';
import { measureText } from './measure.js';
import type { Column, Piece, Sheet } from './sheet.js';
import { ink, small, type TextStyle } from './style.js';

const padding = { x: 6, y: 2.6 };
const headStyle: TextStyle = {
  ...small,
  size: 8.8,
  fonts: { ...small.fonts, plain: 'Helvetica-Bold', code: 'Courier-Bold' },
};

const isNumeric = (cell: string): boolean => /^-?[\d.,]+%?$/.test(cell) || cell === '';

const naturalWidth = (sheet: Sheet, cell: RichText, style: TextStyle): number => {
  const lines = sheet.lines(cell, Number.POSITIVE_INFINITY, style);
  return lines.flat().reduce((end, run) => {
    const width = run.text === arrow ? run.size * 1.1 : measureText(run.text, run.font, run.size);
    return Math.max(end, run.x + width);
  }, 0);
};

type Rows = readonly (readonly RichText[])[];

/** As wide as the content wants; the widest columns give way when that is too much. */
function columnWidths(sheet: Sheet, rows: Rows, available: number): number[] {
  const count = rows[0]?.length ?? 0;
  const wanted = Array.from({ length: count }, (_, column) =>
    Math.max(
      ...rows.map((row, index) =>
        naturalWidth(sheet, row[column] ?? [], index === 0 ? headStyle : small),
      ),
    ),
  ).map((width) => Math.max(width + 2 * padding.x + 2, 28));
  let excess = wanted.reduce((sum, width) => sum + width, 0) - available;
  while (excess > 0.5) {
    const widest = Math.max(...wanted);
    const second = Math.max(0, ...wanted.filter((width) => width < widest));
    const widestOnes = wanted.filter((width) => width === widest).length;
    const step = Math.min(widest - second, excess / widestOnes);
    wanted.forEach((width, index) => {
      if (width === widest) wanted[index] = width - step;
    });
    excess -= step * widestOnes;
  }
  return wanted;
}

export function tablePieces(sheet: Sheet, block: TableBlock, { x, width }: Column): Piece[] {
  const rows = [block.head, ...block.rows];
  const widths = columnWidths(sheet, rows, width);
  const total = widths.reduce((sum, value) => sum + value, 0);
  const numeric = widths.map((_, column) =>
    block.rows.every((row) => isNumeric(plainText(row[column] ?? []))),
  );
  return rows.map((row, index) => {
    const style = index === 0 ? headStyle : small;
    const cells = widths.map((cell, column) =>
      sheet.lines(row[column] ?? [], cell - 2 * padding.x + 0.5, style),
    );
    const height = Math.max(...cells.map((lines) => lines.length)) * style.leading + 2 * padding.y;
    const last = index === rows.length - 1;
    const draw = (y: number) => {
      if (index === 0) {
        sheet.doc.rect(x, y, total, height).fill(ink.codeBackground);
        sheet.rule(x, y, total, ink.strongRule, 0.9);
      }
      sheet.rule(x, y + height, total, index === 0 || last ? ink.strongRule : ink.rule, 0.6);
      let left = x;
      cells.forEach((lines, column) => {
        const cell = widths[column] ?? 0;
        const free = cell - 2 * padding.x - naturalWidth(sheet, row[column] ?? [], style);
        const shift = numeric[column] ? Math.max(0, free) : 0;
        sheet.drawLines(lines, left + padding.x + shift, y + padding.y, style);
        left += cell;
      });
    };
    return { height, after: last ? 9 : 0, keep: !last && (rows.length <= 16 || index < 3), draw };
  });
}
