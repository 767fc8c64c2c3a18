import type { PaperImage } from './image.js';
import { type Inline, plain, type RichText } from './inline.js';

/** Text of its own lines. */
export interface Paragraph {
  kind: 'paragraph';
  /** Text; a break within starts a new line. */
  text: RichText;
}

/** A heading within a question. */
export interface Heading {
  kind: 'heading';
  /** 1 for the largest, 6 for the smallest. */
  level: number;
  /** Text. */
  text: RichText;
}

/** A listing; its lines are never broken. */
export interface CodeBlock {
  kind: 'code';
  /** From top to bottom, with the spaces that they begin with. */
  lines: readonly string[];
}

/** A formula on a line of its own, in TeX. */
export interface FormulaBlock {
  kind: 'formula';
  /** Without the dollar signs around it. */
  tex: string;
}

/** An item of a list. */
export interface ListItem {
  /** Content; lists within it are blocks too. */
  blocks: readonly Block[];
  /** Of a list of things to do: whether this is done. */
  done?: boolean;
}

/** A list, numbered or not. */
export interface ListBlock {
  kind: 'list';
  /** Numbered from 1; else with a mark before each item. */
  ordered: boolean;
  /** From top to bottom. */
  items: readonly ListItem[];
}

/** A table; every row is as long as its head. */
export interface TableBlock {
  kind: 'table';
  /** The head's cells; as many as there are columns. */
  head: readonly RichText[];
  /** The cells below the head, row by row. */
  rows: readonly (readonly RichText[])[];
  /** Follows the word 'Tabel'; absent for none. */
  caption?: string;
  /** Each column's share of the width that the columns with 0 leave: those are as wide as their content. */
  shares?: readonly number[];
  /** How many of the last columns hold figures, flush right. */
  figures?: number;
}

/** Quotation. */
export interface Quote {
  kind: 'quote';
  /** The quoted blocks. */
  blocks: readonly Block[];
}

/** A picture on lines of its own. */
export interface ImageBlock {
  kind: 'image';
  /** The picture. */
  image: PaperImage;
  /** Alternative text. */
  alt: string;
}

/** A line across. */
export interface Rule {
  kind: 'rule';
}

/** Blocks of questions and answers. */
export type Block =
  | Paragraph
  | Heading
  | CodeBlock
  | FormulaBlock
  | ListBlock
  | TableBlock
  | Quote
  | ImageBlock
  | Rule;

/** A paragraph of text, with marks or without. */
export const paragraph = (text: string | RichText): Paragraph => ({
  kind: 'paragraph',
  text: typeof text === 'string' ? plain(text) : text,
});

/** A paragraph for every line of a text without marks. */
export const paragraphs = (text: string): Paragraph[] => text.split('\n').map(paragraph);

/** Blocks beside a number or a label, and those below. */
export function splitHead(blocks: readonly Block[]): { head: RichText; rest: readonly Block[] } {
  const [first, ...rest] = blocks;
  return first?.kind === 'paragraph' ? { head: first.text, rest } : { head: [], rest: blocks };
}

/** Replacement text of a picture that is not drawn. */
export const pictureName = (alt: string): RichText => [
  { kind: 'text', text: alt === '' ? '[Gambar]' : `[Gambar: ${alt}]`, marks: ['emphasis'] },
];

/** The paragraphs of blocks as one text, a line each; for writers that keep an option in a line. */
export const paragraphText = (blocks: readonly Block[]): RichText =>
  blocks
    .filter((block) => block.kind === 'paragraph')
    .flatMap(({ text }, index): readonly Inline[] =>
      index === 0 ? text : [{ kind: 'break' }, ...text],
    );
