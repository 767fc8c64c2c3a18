import type { Line, TextLine } from './lines.js';

/** An option as it stands in the document. */
export interface RawOption {
  letter: string;
  isStarred: boolean;
  isCapital: boolean;
  lines: Line[];
  /** What stood before its text. */
  label: TextLine;
}

/** A question as it stands in the document. */
export interface RawQuestion {
  /** The paragraph that it begins in. */
  at: number;
  number: number;
  run: number;
  topic: string | undefined;
  /** Title of its section. */
  section: string;
  stem: Line[];
  options: RawOption[];
  points: number | undefined;
  /** Lines behind `Kunci:`; nothing where there is none. */
  key: Line[] | undefined;
  why: Line[];
  /** Numbers before it are missing, or what stands before it belongs to no question. */
  isUnsure: boolean;
}
