import type { Mark } from './word/numbering.js';

/** mammoth's node of a Word document, as far as it is shown. */
export interface WordNode {
  type: string;
  children?: WordNode[];
  value?: string;
  styleName?: string | null;
  alignment?: string | null;
  /** Of a bookmark. */
  name?: string;
  /** Of a run: `superscript`, `subscript`. */
  verticalAlignment?: string | null;
  /** Of a box to tick. */
  checked?: boolean;
  /** Of a document. */
  notes?: { resolve: (reference: WordNode) => { body: WordNode[] } | null };
  isBold?: boolean;
  isItalic?: boolean;
  readAsBuffer?: () => Promise<Buffer>;
}

export interface Span {
  text: string;
  bold: boolean;
  italic: boolean;
}

export interface Paragraph {
  kind: 'paragraph';
  spans: Span[];
  /** 0 for plain text, 1 for the title and the largest headings. */
  heading: number;
  align: 'left' | 'center' | 'right' | 'justify';
  /** `'3.'`, `'b.'` or a bullet, and how deep it stands. */
  item?: Mark;
}

export interface Table {
  kind: 'table';
  rows: string[][];
}

export interface Picture {
  kind: 'picture';
  read: () => Promise<Buffer>;
}

export type Block = Paragraph | Table | Picture;
