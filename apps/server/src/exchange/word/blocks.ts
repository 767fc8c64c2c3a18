import type { Picture } from '../types.js';

/** How a piece of text is set. */
export interface Look {
  bold: boolean;
  italic: boolean;
  underlined: boolean;
  highlighted: boolean;
  /** Hexadecimal; nothing for the colour of all text. */
  color: string | undefined;
  /** Letters of one width. */
  mono: boolean;
  vertical: 'sub' | 'sup' | undefined;
}

/** A part of a paragraph, in the order of reading. */
export type Piece =
  | { kind: 'text'; text: string; look: Look }
  | { kind: 'break' }
  /** TeX of a formula; `isLost` where some of it has none. */
  | { kind: 'formula'; tex: string; isLost: boolean; look: Look }
  | { kind: 'picture'; picture: Picture | 'kind' | 'missing' | 'remote' | 'size'; name: string };

/** The number that Word counts before a paragraph. */
export interface ListMark {
  /** `'3.'`, `'B.'`, `'•'`. */
  text: string;
  /** 0 for the outermost. */
  level: number;
  /** Paragraphs that are counted together have the same. */
  list: string;
}

export interface WordParagraph {
  kind: 'paragraph';
  /** Counted from 1 over the whole document, cells of tables included. */
  line: number;
  mark?: ListMark | undefined;
  /** 1 for the largest headings; nothing for text. */
  heading?: number | undefined;
  /** From the left margin, in twentieths of a point. */
  indent: number;
  pieces: Piece[];
}

export interface WordTable {
  kind: 'table';
  line: number;
  /** Rows of cells of blocks. */
  rows: WordBlock[][][];
}

/** A document in its order of reading, without headers, comments, deletions and hidden text. */
export type WordBlock = WordParagraph | WordTable;
