import {
  BorderStyle,
  HeadingLevel,
  type IParagraphOptions,
  Paragraph,
  type Table,
  TextRun,
  WidthType,
} from 'docx';
import type { Block, CodeBlock, ListBlock, TableBlock } from '../../model/block.js';
import { plain } from '../../model/inline.js';
import { displayed } from '../formulas.js';
import type { Inlines } from '../inlines.js';
import type { DrawFormula } from '../maths.js';
import type { DrawPicture } from '../pictures.js';
import { type DocxBlock, drawTable } from '../tables.js';
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
/** In points: what a page of usual margins has room for. */
const PICTURE_ROOM = { width: 430, height: 500 };

/** Where a block stands: how deep in lists, and with which mark. */
interface Place {
  depth: number;
  mark?: IParagraphOptions;
}

const deeper = (depth: number) => Math.min(depth, DEEPEST) + 1;

function place({ depth, mark }: Place, options: IParagraphOptions): Paragraph {
  const indent = depth > 0 ? { indent: { left: INDENT * depth } } : {};
  return new Paragraph({ ...indent, ...mark, ...options });
}

function codeBlock({ lines }: CodeBlock, at: Place): Paragraph {
  const children = lines.map(
    (text, index) => new TextRun({ ...CODE, text, break: index > 0 ? 1 : 0 }),
  );
  const border = { top: LINE, bottom: LINE, left: LINE, right: LINE };
  return place(at, { border, spacing: { before: 80, after: 120 }, children });
}

/** The writer of a document's blocks, in the words of Word: its lists, its headings. */
export function createBlocks(
  inlines: Inlines,
  formula: DrawFormula,
  picture: DrawPicture,
): (all: readonly Block[]) => DocxBlock[] {
  const formulaParts = displayed(formula, inlines);
  let lists = 0;

  function listBlocks({ ordered, items }: ListBlock, { depth }: Place): DocxBlock[] {
    lists += 1;
    const level = Math.min(depth, DEEPEST);
    const mark: IParagraphOptions = ordered
      ? { numbering: { reference: NUMBERS, level, instance: lists } }
      : { bullet: { level } };
    return items.flatMap(({ blocks: own, done }) => {
      const [first, ...rest] = own;
      const text = first?.kind === 'paragraph' ? first.text : [];
      const box = done === undefined ? [] : plain(done ? '☒ ' : '☐ ');
      return [
        new Paragraph({ ...mark, children: inlines([...box, ...text]) }),
        ...blocks(first?.kind === 'paragraph' ? rest : own, { depth: deeper(depth) }),
      ];
    });
  }

  function tableBlock({ head, rows }: TableBlock): Table {
    const cells = [head, ...rows].map((row, index) =>
      row.map((text) => inlines(text, index === 0 ? { bold: true } : {})),
    );
    return drawTable(cells, {
      table: { width: { size: 100, type: WidthType.PERCENTAGE } },
      repeatsHead: true,
      cell: () => ({ margins: { left: 100, right: 100, top: 40, bottom: 40 } }),
    });
  }

  function blocksOf(block: Block, at: Place): DocxBlock[] {
    switch (block.kind) {
      case 'paragraph':
        return [place(at, { children: inlines(block.text) })];
      case 'heading': {
        const heading = HEADINGS[Math.min(block.level, HEADINGS.length) - 1];
        return [place(at, { heading, children: inlines(block.text) })];
      }
      case 'code':
        return [codeBlock(block, at)];
      case 'formula':
        return [place(at, { children: formulaParts(block.tex) })];
      case 'list':
        return listBlocks(block, at);
      case 'table':
        // Word joins what follows a table without a paragraph between.
        return [tableBlock(block), new Paragraph({})];
      case 'quote':
        return blocks(block.blocks, { depth: deeper(at.depth), mark: { border: { left: LINE } } });
      case 'image':
        return [place(at, { children: [picture(block.image, block.alt, PICTURE_ROOM)] })];
      case 'rule':
        return [place(at, { border: { bottom: LINE } })];
    }
  }

  function blocks(all: readonly Block[], at: Place): DocxBlock[] {
    return all.flatMap((block) => blocksOf(block, at));
  }

  return (all) => blocks(all, { depth: 0 });
}
