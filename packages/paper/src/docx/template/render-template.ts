import {
  AlignmentType,
  BorderStyle,
  Footer,
  HeadingLevel,
  type IRunOptions,
  PageNumber,
  Paragraph,
  ShadingType,
  type Table,
  TableLayoutType,
  TextRun,
  WidthType,
} from 'docx';
import { paragraphText, type TableBlock } from '../../model/block.js';
import { plain, type RichText } from '../../model/inline.js';
import {
  itemHead,
  type Paper,
  type PaperFact,
  type PaperItem,
  pointsText,
  spaceLines,
} from '../../model/paper.js';
import { answerLines } from '../answer-lines.js';
import type { BlockStyle } from '../blocks.js';
import { EXAM_BLOCKS } from '../exam/block-style.js';
import type { Inlines } from '../inlines.js';
import { type DocxBlock, drawTable } from '../tables.js';
import { type Writers, writeDocument } from '../write-document.js';
import { ACCENT, LINE, MONO, NONE, NUMBERING, PAGE, SOFT, STYLES, TEXT_WIDTH } from './styles.js';

interface TableLook {
  /** Widths of the columns, in hundredths of the text's. */
  widths: readonly number[];
  lined: boolean;
  run: (row: number, column: number) => IRunOptions;
}

function table(
  rows: readonly (readonly RichText[])[],
  { widths: parts, lined, run }: TableLook,
  inlines: Inlines,
): Table {
  const border = lined ? LINE : NONE;
  const borders = { top: border, bottom: border, left: border, right: border };
  const widths = parts.map((part) => Math.round((TEXT_WIDTH * part) / 100));
  const cells = rows.map((row, index) =>
    row.map((text, column) => inlines(text, { ...run(index, column), size: 21 })),
  );
  return drawTable(cells, {
    table: {
      layout: TableLayoutType.FIXED,
      columnWidths: widths,
      width: { size: TEXT_WIDTH, type: WidthType.DXA },
    },
    repeatsHead: false,
    cell: (_, column) => ({
      borders,
      width: { size: widths[column] ?? 0, type: WidthType.DXA },
      margins: { top: 40, bottom: 40, left: 100, right: 100 },
    }),
    paragraph: () => ({ spacing: { after: 0 } }),
  });
}

const heading = (text: string, pageBreakBefore = false) =>
  new Paragraph({ text, heading: HeadingLevel.HEADING_1, pageBreakBefore });

const centred = (text: string, look: IRunOptions) =>
  new Paragraph({
    alignment: AlignmentType.CENTER,
    spacing: { after: 20 },
    children: [new TextRun({ text, ...look })],
  });

/** A remark for whoever fills the template in. */
const hint = (text: string) =>
  new Paragraph({ children: [new TextRun({ text, italics: true, color: SOFT, size: 20 })] });

const instruction = (text: string) =>
  new Paragraph({ text, numbering: { reference: 'petunjuk', level: 0 }, spacing: { after: 40 } });

function head({ issuer = '', faculty = '', name }: Paper): Paragraph[] {
  return [
    centred((faculty || issuer).toUpperCase(), { size: 26, bold: true, color: ACCENT }),
    centred(faculty ? issuer : '', { size: 20, color: SOFT }),
    new Paragraph({
      border: { bottom: { style: BorderStyle.SINGLE, size: 12, color: ACCENT, space: 4 } },
      spacing: { after: 120 },
    }),
    new Paragraph({ text: 'Lembar Soal Ujian', heading: HeadingLevel.TITLE }),
    centred(name, { size: 24, bold: true }),
    new Paragraph({ spacing: { after: 40 } }),
  ];
}

/** Facts about issuer and exam: two a row. */
function identity(facts: readonly PaperFact[], inlines: Inlines): Table {
  const cells = facts.map(([name, value]) => [plain(name), plain(`: ${value}`)]);
  const rows = cells.flatMap((fact, index) =>
    index % 2 === 0 ? [[...fact, ...(cells[index + 1] ?? [plain(''), plain('')])]] : [],
  );
  const run = (_: number, column: number) => ({ bold: column % 2 === 0 });
  return table(rows, { widths: [23, 31, 17, 29], lined: false, run }, inlines);
}

/** Lines of a program, in letters of one width on a light ground. */
function program(lines: readonly string[]): Paragraph[] {
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

function lined({ head: first, rows }: TableBlock, _: number, inlines: Inlines): DocxBlock[] {
  const widths = first.map(() => 100 / first.length);
  const run = (row: number) => ({ bold: row === 0, font: MONO });
  return [hint(' '), table([first, ...rows], { widths, lined: true, run }, inlines)];
}

const BLOCKS: BlockStyle = {
  ...EXAM_BLOCKS,
  paragraph: (left) => EXAM_BLOCKS.paragraph(left, false),
  code: ({ lines }) => program(lines),
  table: lined,
};

/** A question with its worth: `Tuliskan … (Bobot: 10)`. */
function itemBlocks(item: PaperItem, { inlines, blocks }: Writers): DocxBlock[] {
  const { head: asked, rest } = itemHead(item);
  const worth = new TextRun({
    text: ` (Bobot: ${pointsText(item.points ?? 0)})`,
    bold: true,
    color: SOFT,
  });
  return [
    new Paragraph({
      numbering: { reference: 'soal', level: 0 },
      keepNext: true,
      spacing: { before: 140, after: 60 },
      children: [...inlines(asked), ...(item.points === undefined ? [] : [worth])],
    }),
    ...blocks(rest, 400),
    ...item.options.map(
      (option) =>
        new Paragraph({
          children: inlines(paragraphText(option)),
          numbering: { reference: 'soal', level: 1 },
          spacing: { after: 20 },
        }),
    ),
    ...item.parts.flatMap(({ ask }) => blocks(ask, 400)),
    ...answerLines(spaceLines(item.space), 400, TEXT_WIDTH),
    ...(item.remark === undefined ? [] : [hint(item.remark)]),
  ];
}

function footer(): Footer {
  const pages = ['Halaman ', PageNumber.CURRENT, ' dari ', PageNumber.TOTAL_PAGES];
  return new Footer({
    children: [
      new Paragraph({
        alignment: AlignmentType.CENTER,
        children: [new TextRun({ children: pages, size: 18, color: SOFT })],
      }),
    ],
  });
}

function pages(paper: Paper, writers: Writers): DocxBlock[] {
  const remarks = paper.sections.findIndex(({ items }) => items.length === 0);
  const sections = paper.sections.flatMap(({ heading: title, notes, items }, at) => [
    // Remarks for whoever fills it in have a page that is thrown away.
    heading(title, at === remarks),
    ...notes.map(hint),
    ...items.flatMap((item) => itemBlocks(item, writers)),
  ]);
  return [
    ...head(paper),
    identity(paper.facts, writers.inlines),
    heading('Petunjuk Pengerjaan'),
    ...paper.rules.map(instruction),
    ...writers.blocks(paper.intro ?? []),
    ...sections,
  ];
}

/**
 * A paper to fill in, as a Word document: Word itself numbers its questions, so that they may be added and
 * moved. The same bytes for the same paper.
 */
export const renderTemplate = (paper: Paper): Promise<Uint8Array<ArrayBuffer>> =>
  writeDocument(paper, {
    code: () => ({ font: MONO }),
    blocks: BLOCKS,
    document: (writers) => ({
      styles: STYLES,
      numbering: NUMBERING,
      sections: [
        {
          properties: { page: PAGE },
          footers: { default: footer() },
          children: pages(paper, writers),
        },
      ],
    }),
    about: { description: 'Template soal ujian untuk diisi dosen' },
  });
