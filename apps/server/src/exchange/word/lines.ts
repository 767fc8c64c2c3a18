import { QUESTION_TEXTS } from '@bank-soal/contract/questions';
import type { ListMark, Look, Piece, WordBlock, WordParagraph } from './blocks.js';

/** Stands for what is no text, so that places in a line are places in its pieces. */
export const OTHER = '\uFFFC';

/** A line of a document: a paragraph, or a part of one between breaks. */
export interface TextLine {
  kind: 'text';
  /** Number of its paragraph. */
  at: number;
  mark?: ListMark | undefined;
  heading?: number | undefined;
  indent: number;
  pieces: Piece[];
  /** Its text; {@link OTHER} for each formula and picture. */
  text: string;
  /** Everything in it has letters of one width. */
  isMono: boolean;
}

/** A table in one piece. */
export interface TableLine {
  kind: 'table';
  at: number;
  rows: TextLine[][][];
}

export type Line = TextLine | TableLine;

const isBreak = (piece: Piece) => piece.kind === 'break';

const textIn = (pieces: readonly Piece[]) =>
  pieces.map((piece) => (piece.kind === 'text' ? piece.text : OTHER)).join('');

export function textLine(
  from: Pick<TextLine, 'at' | 'mark' | 'heading' | 'indent'>,
  pieces: Piece[],
): TextLine {
  const texts = pieces.filter((piece) => piece.kind === 'text' && piece.text.trim() !== '');
  return {
    kind: 'text',
    at: from.at,
    mark: from.mark,
    heading: from.heading,
    indent: from.indent,
    pieces,
    text: textIn(pieces).replace(/\u00a0/g, ' '),
    isMono: texts.length > 0 && texts.every((piece) => piece.kind === 'text' && piece.look.mono),
  };
}

const PLAIN_LOOK: Look = {
  bold: false,
  italic: false,
  underlined: false,
  highlighted: false,
  color: undefined,
  mono: false,
  vertical: undefined,
};

/** A line of one text without looks. */
export const plainLine = (text: string, at = 0): TextLine =>
  textLine({ at, indent: 0, mark: undefined, heading: undefined }, [
    { kind: 'text', text, look: PLAIN_LOOK },
  ]);

/** A line without its first letters. */
export function cut(line: TextLine, from: number, to = Infinity): TextLine {
  const pieces: Piece[] = [];
  let at = 0;
  for (const piece of line.pieces) {
    const length = piece.kind === 'text' ? piece.text.length : 1;
    const [start, end] = [Math.max(from - at, 0), Math.min(to - at, length)];
    if (start < end)
      pieces.push(piece.kind === 'text' ? { ...piece, text: piece.text.slice(start, end) } : piece);
    at += length;
  }
  return textLine({ ...line, mark: from > 0 ? undefined : line.mark }, pieces);
}

export const isBlank = ({ text, mark }: TextLine) => text.trim() === '' && mark === undefined;

/** Lines of dots or dashes, on which candidates write, and lines that only divide. */
export const isAnswerSpace = ({ text }: TextLine) => /^[\s._…–—*=~-]{3,}$/.test(text);

/** More than a question may have; what is longer is too long either way. */
const LINE_MAX = QUESTION_TEXTS.markdown.max + 1;
/** Blanks in a row beyond these only lay out; expressions would look at each again and again. */
const WIDE_GAP = /([ \t\u00a0])\1{60,}/g;

const MOST_GAPS = 60;

const narrowed = (piece: Piece): Piece =>
  piece.kind === 'text' && piece.text.length > 60
    ? { ...piece, text: piece.text.replace(WIDE_GAP, (gap) => gap.slice(0, 60)) }
    : piece;

const bounded = (line: TextLine) => (line.text.length > LINE_MAX ? cut(line, 0, LINE_MAX) : line);

export function linesOfParagraph(paragraph: WordParagraph): TextLine[] {
  const { line: at, indent, heading, mark } = paragraph;
  const lines: TextLine[] = [];
  let pieces: Piece[] = [];
  let gaps = 0;
  for (const piece of [...paragraph.pieces, { kind: 'break' } as const]) {
    const isGap = piece.kind === 'text' && piece.text.trim() === '';
    gaps = isGap ? gaps + 1 : 0;
    if (gaps > MOST_GAPS) continue;
    if (!isBreak(piece)) pieces.push(narrowed(piece));
    else {
      const isFirst = lines.length === 0;
      const line = { at, indent, heading, mark: isFirst ? mark : undefined };
      lines.push(bounded(textLine(line, pieces)));
      pieces = [];
    }
  }
  return lines;
}

export const linesOfCell = (blocks: readonly WordBlock[]): TextLine[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? linesOfParagraph(block)
      : block.rows.flatMap((row) => row.flatMap(linesOfCell)),
  );

/** A row of facts as one line: `Mata Kuliah\t: Basis Data`. */
const factsOf = (row: readonly TextLine[][]) =>
  row.map((cell) => cell.map(({ text }) => text.trim()).join(' ')).join('\t');

export const factsIn = ({ rows }: TableLine) => rows.map(factsOf);
