import { BorderStyle, HeadingLevel, Paragraph, TextRun, WidthType } from 'docx';
import type { BlockStyle } from '../blocks.js';
import { drawTable } from '../tables.js';
import { CODE, DEEPEST, NUMBERS } from './styles.js';

const HEADINGS = [
  HeadingLevel.HEADING_2,
  HeadingLevel.HEADING_3,
  HeadingLevel.HEADING_4,
  HeadingLevel.HEADING_5,
  HeadingLevel.HEADING_6,
];
const LINE = { style: BorderStyle.SINGLE, size: 4, color: 'A0A4A8', space: 4 } as const;
const INDENT = 720;

/** In the words of Word: its lists, its headings. */
export const FORM_BLOCKS: BlockStyle = {
  inner: (left) => Math.min(left, DEEPEST * INDENT) + INDENT,
  paragraph: (left) => (left > 0 ? { indent: { left } } : {}),
  heading: (level) => ({
    paragraph: { heading: HEADINGS[Math.min(level, HEADINGS.length) - 1] },
    run: {},
  }),
  item({ ordered, left, list }) {
    const level = Math.min(left / INDENT, DEEPEST);
    return ordered
      ? { numbering: { reference: NUMBERS, level, instance: list } }
      : { bullet: { level } };
  },
  code({ lines }, _, place) {
    const children = lines.map(
      (text, index) => new TextRun({ ...CODE, text, break: index > 0 ? 1 : 0 }),
    );
    const border = { top: LINE, bottom: LINE, left: LINE, right: LINE };
    return [new Paragraph({ ...place, border, spacing: { before: 80, after: 120 }, children })];
  },
  table({ head, rows }, _, inlines) {
    const cells = [head, ...rows].map((row, index) =>
      row.map((text) => inlines(text, index === 0 ? { bold: true } : {})),
    );
    const table = drawTable(cells, {
      table: { width: { size: 100, type: WidthType.PERCENTAGE } },
      repeatsHead: true,
      cell: () => ({ margins: { left: 100, right: 100, top: 40, bottom: 40 } }),
    });
    // Word joins what follows a table without a paragraph between.
    return [table, new Paragraph({})];
  },
  quote: { paragraph: { border: { left: LINE } }, run: {} },
  /** Content width of a page with usual margins. */
  room: () => ({ width: 430, height: 500 }),
  rule: LINE,
};
