import {
  type IBorderOptions,
  type IParagraphOptions,
  type IRunOptions,
  Paragraph,
  TextRun,
} from 'docx';
import type { Block, CodeBlock, ListBlock, TableBlock } from '../model/block.js';
import { plain, run } from '../model/inline.js';
import type { Inlines } from './inlines.js';
import type { DrawFormula } from './maths.js';
import type { DrawPicture } from './pictures.js';
import type { DocxBlock } from './tables.js';

/** Writes blocks at a distance from the margin, in twentieths of a point. */
export type Blocks = (blocks: readonly Block[], left?: number, look?: IRunOptions) => DocxBlock[];

/** An item of a list: how its paragraph looks, and what is typed before it. */
export type ItemStyle = IParagraphOptions & { mark?: string };

/** How the blocks of one template look. */
export interface BlockStyle {
  /** Where the content of a list or a quote stands. */
  inner: (left: number) => number;
  paragraph: (left: number, keepNext: boolean) => IParagraphOptions;
  heading: (level: number) => { paragraph: IParagraphOptions; run: IRunOptions };
  /** @param list counted through the document */
  item: (place: { ordered: boolean; index: number; left: number; list: number }) => ItemStyle;
  code: (block: CodeBlock, left: number, place: IParagraphOptions) => Paragraph[];
  table: (block: TableBlock, left: number, inlines: Inlines) => DocxBlock[];
  quote: { paragraph: IParagraphOptions; run: IRunOptions };
  /** In points: what a picture may fill. */
  room: (left: number) => { width: number; height: number };
  rule: IBorderOptions;
}

/** Writers of the parts of one document. */
interface Parts {
  inlines: Inlines;
  formula: DrawFormula;
  picture: DrawPicture;
}

/** The writer of a document's blocks. */
export function createBlocks({ inlines, formula, picture }: Parts, style: BlockStyle): Blocks {
  let lists = 0;

  /** A formula on a line of its own; one that cannot be read stays as it was typed. */
  function formulaParts(tex: string) {
    const drawn = formula(tex, true);
    return drawn ? [drawn] : inlines([run(tex, 'code')]);
  }

  function listBlocks({ ordered, items }: ListBlock, left: number, look: IRunOptions): DocxBlock[] {
    lists += 1;
    const list = lists;
    return items.flatMap(({ blocks: own, done }, index) => {
      const [first, ...rest] = own;
      const text = first?.kind === 'paragraph' ? first.text : [];
      const box = done === undefined ? [] : plain(done ? '☒ ' : '☐ ');
      const { mark, ...place } = style.item({ ordered, index, left, list });
      const children = [
        ...(mark === undefined ? [] : [new TextRun({ ...look, text: mark })]),
        ...inlines([...box, ...text], look),
      ];
      const inner = first?.kind === 'paragraph' ? rest : own;
      return [new Paragraph({ ...place, children }), ...blocks(inner, style.inner(left), look)];
    });
  }

  function blocksOf(
    block: Block,
    left: number,
    look: IRunOptions,
    place: IParagraphOptions,
  ): DocxBlock[] {
    switch (block.kind) {
      case 'paragraph':
        return [new Paragraph({ ...place, children: inlines(block.text, look) })];
      case 'heading': {
        const heading = style.heading(block.level);
        const children = inlines(block.text, { ...look, ...heading.run });
        return [new Paragraph({ ...place, ...heading.paragraph, children })];
      }
      case 'code':
        return style.code(block, left, place);
      case 'formula':
        return [new Paragraph({ ...place, children: formulaParts(block.tex) })];
      case 'list':
        return listBlocks(block, left, look);
      case 'table':
        return style.table(block, left, inlines);
      case 'quote': {
        const { paragraph, run: own } = style.quote;
        return blocksIn(block.blocks, style.inner(left), { ...look, ...own }, paragraph);
      }
      case 'image': {
        const children = [picture(block.image, block.alt, style.room(left))];
        return [new Paragraph({ ...place, children })];
      }
      case 'rule':
        return [new Paragraph({ ...place, border: { bottom: style.rule } })];
    }
  }

  function blocksIn(
    all: readonly Block[],
    left: number,
    look: IRunOptions,
    frame: IParagraphOptions,
  ): DocxBlock[] {
    return all.flatMap((block, index) => {
      const keepNext = (all[index + 1]?.kind ?? 'paragraph') !== 'paragraph';
      return blocksOf(block, left, look, { ...style.paragraph(left, keepNext), ...frame });
    });
  }

  const blocks: Blocks = (all, left = 0, look = {}) => blocksIn(all, left, look, {});
  return blocks;
}
