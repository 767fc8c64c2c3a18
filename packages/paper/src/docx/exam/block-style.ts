import {
  AlignmentType,
  BorderStyle,
  type IBorderOptions,
  Paragraph,
  ShadingType,
  TextRun,
  WidthType,
} from 'docx';
import type { CodeBlock, TableBlock } from '../../model/block.js';
import { plainText } from '../../model/inline.js';
import type { BlockStyle } from '../blocks.js';
import type { Inlines } from '../inlines.js';
import { drawTable } from '../tables.js';
import { fonts, ink, line, size, tallestPicture, textWidth } from './style.js';

const shade = { type: ShadingType.CLEAR, color: 'auto', fill: ink.shade };
const none: IBorderOptions = { style: BorderStyle.NONE, size: 0, color: 'auto' };

function codeParagraphs({ lines }: CodeBlock, left: number): Paragraph[] {
  return lines.map((text, index) => {
    const last = index === lines.length - 1;
    const number = `${String(index + 1).padStart(String(lines.length).length)}  `;
    return new Paragraph({
      indent: { left: left + 120 },
      spacing: { before: 0, after: last ? 140 : 0 },
      shading: shade,
      border: { left: { ...line('accent', 12), space: 6 } },
      keepNext: !last,
      children: [
        new TextRun({ text: number, font: fonts.code, size: size.code, color: ink.muted }),
        new TextRun({ text, font: fonts.code, size: size.code }),
      ],
    });
  });
}

/** Twentieths of a point of a text in a cell, with its margins. */
const widthOf = (characters: number) => characters * 105 + 200;

/** No word breaks as long as there is room: what is left goes by shares, or by the longest cell. */
export function columnWidths({ head, rows, shares }: TableBlock, available: number): number[] {
  const columns = head.map((_, column) => {
    const texts = [head, ...rows].map((row) => plainText(row[column] ?? []));
    const longest = (all: readonly string[]) => Math.max(4, ...all.map(({ length }) => length));
    const whole = widthOf(longest(texts));
    const share = shares?.[column] ?? 0;
    const word = widthOf(longest(texts.flatMap((text) => text.split(/\s/))));
    return { least: shares && share === 0 ? whole : word, whole, share };
  });
  const sum = (all: readonly number[]) => all.reduce((total, width) => total + width, 0);
  const least = sum(columns.map((one) => one.least));
  const wanted = columns.map(({ share, least: own, whole }) => (shares ? share : whole - own));
  const left = Math.max(0, shares ? available - least : Math.min(available - least, sum(wanted)));
  const scale = Math.min(1, available / least);
  return columns.map(({ least: own }, column) =>
    Math.floor(own * scale + (left * (wanted[column] ?? 0)) / (sum(wanted) || 1)),
  );
}

function captionParagraph(text: string, left: number): Paragraph {
  return new Paragraph({
    indent: { left },
    spacing: { after: 20 },
    keepNext: true,
    children: [new TextRun({ text, size: size.small, color: ink.muted })],
  });
}

function tableBlocks(block: TableBlock, left: number, inlines: Inlines) {
  const { caption, head, rows, figures = 0 } = block;
  const texts = [head, ...rows];
  const widths = columnWidths(block, textWidth - left);
  const cells = texts.map((row, index) =>
    widths.map((_, column) => inlines(row[column] ?? [], { size: size.small, bold: index === 0 })),
  );
  const table = drawTable(cells, {
    table: {
      columnWidths: widths,
      width: { size: widths.reduce((sum, width) => sum + width, 0), type: WidthType.DXA },
      indent: { size: left, type: WidthType.DXA },
      borders: {
        top: line('text', 8),
        bottom: line('text', 8),
        left: none,
        right: none,
        insideVertical: none,
        insideHorizontal: line('rule', 4),
      },
    },
    repeatsHead: true,
    cell: (row, column) => ({
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 30, bottom: 30, left: 90, right: 90 },
      ...(row === 0 && { shading: shade }),
    }),
    paragraph: (row, column) => ({
      spacing: { after: 0 },
      keepNext: row < rows.length,
      ...(column >= head.length - figures && { alignment: AlignmentType.RIGHT }),
    }),
  });
  const small = { children: [new TextRun({ text: '', size: 4 })], run: { size: 4 } };
  return [
    ...(caption ? [captionParagraph(`Tabel ${caption}`, left)] : []),
    table,
    new Paragraph({ spacing: { after: 60 }, ...small }),
  ];
}

/** Lists of lists may be deeper than a page is wide. */
const deepest = textWidth / 2;

/** Marks and numbers are typed; what belongs together stays on one page. */
export const EXAM_BLOCKS: BlockStyle = {
  inner: (left) => Math.min(left + 260, deepest),
  paragraph: (left, keepNext) => ({ indent: { left }, spacing: { after: 90 }, keepNext }),
  heading: () => ({ paragraph: { keepNext: true }, run: { bold: true, font: fonts.heading } }),
  item: ({ ordered, index, left }) => ({
    mark: ordered ? `${index + 1}.\t` : '•\t',
    indent: { left: left + 260, hanging: 260 },
    spacing: { after: 40 },
    tabStops: [{ type: 'left', position: left + 260 }],
  }),
  code: codeParagraphs,
  table: tableBlocks,
  quote: { paragraph: {}, run: { color: ink.muted } },
  room: (left) => ({ width: (textWidth - left) / 20, height: tallestPicture }),
  rule: line('rule', 4),
};
