import {
  AlignmentType,
  HeadingLevel,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableLayoutType,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import { LINE, MONO, NONE, SOFT, TEXT_WIDTH } from './look.js';

export const heading = (text: string) => new Paragraph({ text, heading: HeadingLevel.HEADING_1 });

export const centred = (text: string, look: { size?: number; bold?: boolean; color?: string }) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 20 },
    children: [new TextRun({ text, ...look })],
  });

/** A remark for whoever fills the template in. */
export const hint = (text: string) =>
  new Paragraph({ children: [new TextRun({ text, italics: true, color: SOFT, size: 20 })] });

export const instruction = (text: string) =>
  new Paragraph({ text, numbering: { reference: 'petunjuk', level: 0 }, spacing: { after: 40 } });

/** A question with its worth: `Tuliskan … (Bobot: 10)`. */
export const question = (text: string, worth: number) =>
  new Paragraph({
    numbering: { reference: 'soal', level: 0 },
    keepNext: true,
    spacing: { before: 140, after: 60 },
    children: [
      new TextRun(text),
      new TextRun({ text: ` (Bobot: ${worth})`, bold: true, color: SOFT }),
    ],
  });

export const choice = (text: string) =>
  new Paragraph({ text, numbering: { reference: 'soal', level: 1 }, spacing: { after: 20 } });

/** Lines to write an answer on. */
export function answerLines(count: number): Paragraph[] {
  return Array.from(
    { length: count },
    () =>
      new Paragraph({
        text: '',
        indent: { left: 400 },
        // Word draws one border around equal neighbours: the line between them needs its own.
        border: { bottom: { ...LINE, space: 1 }, between: { ...LINE, space: 1 } },
        spacing: { before: 200, after: 0 },
      }),
  );
}

/** Lines of a program, in letters of one width on a light ground. */
export function program(lines: readonly string[]): Paragraph[] {
  return lines.map(
    (text) =>
      new Paragraph({
        indent: { left: 400 },
        keepNext: true,
        spacing: { after: 0 },
        shading: { type: ShadingType.CLEAR, fill: 'F1F5F9' },
        children: [new TextRun({ text: text || ' ', font: MONO, size: 19 })],
      }),
  );
}

interface TableLook {
  /** Widths of the columns, in hundredths of the text's. */
  widths: readonly number[];
  lined: boolean;
  bold: (row: number, column: number) => boolean;
  font?: string;
}

export function table(rows: readonly (readonly string[])[], look: TableLook): Table {
  const border = look.lined ? LINE : NONE;
  const borders = { top: border, bottom: border, left: border, right: border };
  const widths = look.widths.map((part) => Math.round((TEXT_WIDTH * part) / 100));
  const cell = (text: string, row: number, column: number) =>
    new TableCell({
      borders,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 100, right: 100 },
      children: [
        new Paragraph({
          spacing: { after: 0 },
          children: [
            new TextRun({ text, bold: look.bold(row, column), font: look.font, size: 21 }),
          ],
        }),
      ],
    });
  return new Table({
    layout: TableLayoutType.FIXED,
    columnWidths: widths,
    width: { size: TEXT_WIDTH, type: WidthType.DXA },
    rows: rows.map(
      (texts, row) =>
        new TableRow({
          cantSplit: true,
          children: texts.map((text, column) => cell(text, row, column)),
        }),
    ),
  });
}
