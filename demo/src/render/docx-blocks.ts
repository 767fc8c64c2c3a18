import {
  BorderStyle,
  type IBorderOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  Table,
  TableCell,
  TableRow,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, CodeBlock, ListBlock, TableBlock } from '../content/model.js';
import { inlineRuns } from './docx-inline.js';
import { fonts, ink, size, textWidth } from './docx-style.js';
import { plainInline } from './inline.js';

export type DocxBlock = Paragraph | Table;

const shade = { type: ShadingType.CLEAR, color: 'auto', fill: ink.shade };
const line = (color: string, weight: number): IBorderOptions => ({
  style: BorderStyle.SINGLE,
  color,
  size: weight,
});
const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function codeParagraphs({ lines }: CodeBlock, left: number): Paragraph[] {
  return lines.map((text, index) => {
    const last = index === lines.length - 1;
    const number = `${String(index + 1).padStart(String(lines.length).length)}  `;
    return new Paragraph({
      indent: { left: left + 120 },
      spacing: { before: 0, after: last ? 140 : 0 },
      shading: shade,
      border: { left: { ...line(ink.accent, 12), space: 6 } },
      keepNext: !last,
      children: [
        new TextRun({ text: number, font: fonts.code, size: size.code, color: ink.muted }),
        new TextRun({ text, font: fonts.code, size: size.code }),
      ],
    });
  });
}

function listParagraphs({ items }: ListBlock, left: number, look: Partial<IRunOptions>) {
  return items.map(
    (item) =>
      new Paragraph({
        indent: { left: left + 260, hanging: 260 },
        spacing: { after: 40 },
        tabStops: [{ type: 'left', position: left + 260 }],
        children: [new TextRun({ ...look, text: '•\t' }), ...inlineRuns(item, look)],
      }),
  );
}

/** In proportion to the longest cell, within limits. */
function columnWidths(rows: string[][], available: number): number[] {
  const count = rows[0]?.length ?? 0;
  const wanted = Array.from({ length: count }, (_, column) =>
    Math.max(4, ...rows.map((row) => plainInline(row[column] ?? '').length)),
  ).map((characters) => characters * 105 + 200);
  const sum = wanted.reduce((total, width) => total + width, 0);
  const scale = sum > available ? available / sum : 1;
  return wanted.map((width) => Math.floor(width * scale));
}

function tableBlocks(block: TableBlock, left: number): DocxBlock[] {
  const rows = [block.head, ...block.rows];
  const widths = columnWidths(rows, textWidth - left);
  const caption = block.caption
    ? [
        new Paragraph({
          indent: { left },
          spacing: { after: 20 },
          keepNext: true,
          children: [new TextRun({ text: block.caption, size: size.small, color: ink.muted })],
        }),
      ]
    : [];
  const table = new Table({
    columnWidths: widths,
    width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
    indent: { size: left, type: WidthType.DXA },
    borders: {
      top: line(ink.text, 8),
      bottom: line(ink.text, 8),
      left: none,
      right: none,
      insideVertical: none,
      insideHorizontal: line(ink.rule, 4),
    },
    rows: rows.map((row, index) => {
      const head = index === 0;
      const children = widths.map(
        (width, column) =>
          new TableCell({
            width: { size: width, type: WidthType.DXA },
            margins: { top: 30, bottom: 30, left: 90, right: 90 },
            ...(head && { shading: shade }),
            children: [
              new Paragraph({
                spacing: { after: 0 },
                keepNext: index < rows.length - 1,
                children: inlineRuns(row[column] ?? '', { size: size.small, bold: head }),
              }),
            ],
          }),
      );
      return new TableRow({ children, tableHeader: head, cantSplit: true });
    }),
  });
  return [
    ...caption,
    table,
    new Paragraph({
      spacing: { after: 60 },
      children: [new TextRun({ text: '', size: 4 })],
      run: { size: 4 },
    }),
  ];
}

export function docxBlocks(
  blocks: Block[],
  left: number,
  look: Partial<IRunOptions> = {},
): DocxBlock[] {
  return blocks.flatMap((block, index): DocxBlock[] => {
    if (typeof block !== 'string') {
      if (block.kind === 'code') return codeParagraphs(block, left);
      return block.kind === 'list' ? listParagraphs(block, left, look) : tableBlocks(block, left);
    }
    const next = blocks[index + 1];
    const keepNext = next !== undefined && typeof next !== 'string';
    const children = inlineRuns(block, look);
    return [new Paragraph({ indent: { left }, spacing: { after: 90 }, keepNext, children })];
  });
}
