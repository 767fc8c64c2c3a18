import {
  BorderStyle,
  type IBorderOptions,
  type IRunOptions,
  Paragraph,
  ShadingType,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, CodeBlock, ListBlock, TableBlock } from '../../model/block.js';
import { plain, plainText, type RichText } from '../../model/inline.js';
import { displayed } from '../formulas.js';
import type { Inlines } from '../inlines.js';
import type { DrawFormula } from '../maths.js';
import type { DrawPicture } from '../pictures.js';
import { type DocxBlock, drawTable } from '../tables.js';
import { fonts, ink, line, size, tallestPicture, textWidth } from './style.js';

/** Writes blocks at a distance from the margin, in twentieths of a point. */
export type Blocks = (blocks: readonly Block[], left: number, look?: IRunOptions) => DocxBlock[];

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

/** In proportion to the longest cell, within limits. */
function columnWidths(rows: readonly (readonly RichText[])[], available: number): number[] {
  const count = rows[0]?.length ?? 0;
  const wanted = Array.from({ length: count }, (_, column) =>
    Math.max(4, ...rows.map((row) => plainText(row[column] ?? []).length)),
  ).map((characters) => characters * 105 + 200);
  const sum = wanted.reduce((total, width) => total + width, 0);
  const scale = sum > available ? available / sum : 1;
  return wanted.map((width) => Math.floor(width * scale));
}

function captionParagraph(text: string, left: number): Paragraph {
  return new Paragraph({
    indent: { left },
    spacing: { after: 20 },
    keepNext: true,
    children: [new TextRun({ text, size: size.small, color: ink.muted })],
  });
}

function tableBlocks({ caption, head, rows }: TableBlock, left: number, inlines: Inlines) {
  const texts = [head, ...rows];
  const widths = columnWidths(texts, textWidth - left);
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
    paragraph: (row) => ({ spacing: { after: 0 }, keepNext: row < rows.length }),
  });
  const small = { children: [new TextRun({ text: '', size: 4 })], run: { size: 4 } };
  return [
    ...(caption ? [captionParagraph(caption, left)] : []),
    table,
    new Paragraph({ spacing: { after: 60 }, ...small }),
  ];
}

/** Lists of lists may be deeper than a page is wide. */
const deepest = textWidth / 2;
const within = (left: number) => Math.min(left + 260, deepest);

/** The writer of a document's blocks. */
export function createBlocks(inlines: Inlines, formula: DrawFormula, picture: DrawPicture): Blocks {
  const formulaParts = displayed(formula, inlines);

  function listBlocks({ ordered, items }: ListBlock, left: number, look: IRunOptions): DocxBlock[] {
    return items.flatMap(({ blocks: own, done }, index) => {
      const [first, ...rest] = own;
      const text = first?.kind === 'paragraph' ? first.text : [];
      const box = done === undefined ? [] : plain(done ? '☒ ' : '☐ ');
      const item = new Paragraph({
        indent: { left: left + 260, hanging: 260 },
        spacing: { after: 40 },
        tabStops: [{ type: 'left', position: left + 260 }],
        children: [
          new TextRun({ ...look, text: ordered ? `${index + 1}.\t` : '•\t' }),
          ...inlines([...box, ...text], look),
        ],
      });
      return [item, ...blocks(first?.kind === 'paragraph' ? rest : own, within(left), look)];
    });
  }

  function blocksOf(block: Block, left: number, look: IRunOptions, keepNext: boolean): DocxBlock[] {
    const place = { indent: { left }, spacing: { after: 90 }, keepNext };
    switch (block.kind) {
      case 'paragraph':
        return [new Paragraph({ ...place, children: inlines(block.text, look) })];
      case 'heading': {
        const children = inlines(block.text, { ...look, bold: true, font: fonts.heading });
        return [new Paragraph({ ...place, keepNext: true, children })];
      }
      case 'code':
        return codeParagraphs(block, left);
      case 'formula':
        return [new Paragraph({ ...place, children: formulaParts(block.tex) })];
      case 'list':
        return listBlocks(block, left, look);
      case 'table':
        return tableBlocks(block, left, inlines);
      case 'quote':
        return blocks(block.blocks, within(left), { ...look, color: ink.muted });
      case 'image': {
        const room = { width: (textWidth - left) / 20, height: tallestPicture };
        return [new Paragraph({ ...place, children: [picture(block.image, block.alt, room)] })];
      }
      case 'rule':
        return [new Paragraph({ ...place, border: { bottom: line('rule', 4) } })];
    }
  }

  const blocks: Blocks = (all, left, look = {}) =>
    all.flatMap((block, index) => {
      const next = all[index + 1]?.kind ?? 'paragraph';
      return blocksOf(block, left, look, next !== 'paragraph');
    });
  return blocks;
}
