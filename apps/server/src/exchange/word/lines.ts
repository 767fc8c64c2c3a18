import type { ListMark, Look, Piece, WordBlock, WordParagraph, WordTable } from './blocks.js';

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

/** Lines of dots or dashes, on which candidates write. */
export const isAnswerSpace = ({ text }: TextLine) => /^[\s._…–—-]{3,}$/.test(text);

function linesOfParagraph(paragraph: WordParagraph): TextLine[] {
  const { line: at, indent, heading, mark } = paragraph;
  const lines: TextLine[] = [];
  let pieces: Piece[] = [];
  for (const piece of [...paragraph.pieces, { kind: 'break' } as const]) {
    if (!isBreak(piece)) pieces.push(piece);
    else {
      const isFirst = lines.length === 0;
      lines.push(textLine({ at, indent, heading, mark: isFirst ? mark : undefined }, pieces));
      pieces = [];
    }
  }
  return lines;
}

const linesOfCell = (blocks: readonly WordBlock[]): TextLine[] =>
  blocks.flatMap((block) =>
    block.kind === 'paragraph'
      ? linesOfParagraph(block)
      : block.rows.flatMap((row) => row.flatMap(linesOfCell)),
  );

const labelAlone = (line: TextLine | undefined) => {
  if (line === undefined) return undefined;
  const written = line.text.trim();
  return written === '' ? line.mark?.text : written;
};
const NUMBER_ALONE = /^(?:no\.?\s*)?(\d{1,3})\s*[.)]?$/i;
const LETTER_ALONE = /^\(?([A-Ja-j])\s*[.)]?$/;
const LETTER_LED = /^\s*\(?([A-Ja-j])[.)]\s*\S/;
const NUMBER_LED = /^\s*(?:(?:soal|no\.?|nomor)\s*)?\d{1,3}\s*[.)](?!\d)\s*\S/i;
const POINTS = /bobot|skor|poin|nilai|point|score/i;
const QUESTION = /soal|pertanyaan|pernyataan|question/i;

const shownIn = (cell: readonly TextLine[]) => cell.filter((line) => !isBlank(line));
const marked = (line: TextLine, text: string): TextLine => ({
  ...line,
  mark: { text, level: 0, list: 'tabel' },
});

/** Options in a table: cells with a letter alone before their text, or with the letter in them. */
function optionLines(cells: readonly TextLine[][]): TextLine[] | undefined {
  const lines: { letter: string; lines: TextLine[] }[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const [first, ...rest] = cells[at] ?? [];
    if (first === undefined) continue;
    const alone = rest.length === 0 ? LETTER_ALONE.exec(labelAlone(first) ?? '') : null;
    const letter = alone?.[1]?.toUpperCase();
    const text = first.text.trim() === '' ? (first.mark?.text ?? '') : '';
    if (letter !== undefined && (text !== '' || LETTER_ALONE.test(first.text.trim()))) {
      const [head, ...more] = cells[at + 1] ?? [];
      if (head === undefined) return undefined;
      lines.push({ letter, lines: [marked(head, `${letter}.`), ...more] });
      at += 1;
    } else {
      const led =
        LETTER_LED.exec(first.text)?.[1] ?? LETTER_ALONE.exec(first.mark?.text ?? '')?.[1];
      if (led === undefined) return undefined;
      lines.push({ letter: led.toUpperCase(), lines: [first, ...rest] });
    }
  }
  const sorted = lines.toSorted((a, b) => a.letter.localeCompare(b.letter));
  const isWhole = sorted.every(({ letter }, at) => letter.charCodeAt(0) === 65 + at);
  return lines.length >= 2 && isWhole ? sorted.flatMap((one) => one.lines) : undefined;
}

/** Questions in a table, a row each: number, question, perhaps what it is worth. */
function questionLines(rows: readonly TextLine[][][]): TextLine[] | undefined {
  const [head = []] = rows;
  const titles = head.map((cell) => cell.map(({ text }) => text).join(' '));
  const isHead = titles.some((title) => QUESTION.test(title));
  const body = isHead ? rows.slice(1) : rows;
  const numbers = body.map(
    (row) => NUMBER_ALONE.exec(labelAlone(shownIn(row[0] ?? [])[0]) ?? '')?.[1],
  );
  if (body.length === 0 || numbers.some((one) => one === undefined)) return undefined;
  if (!isHead && rows.some((row) => (shownIn(row[1] ?? [])[0]?.text.length ?? 0) < 12))
    return undefined;
  const worth = titles.findIndex((title) => POINTS.test(title));
  const [right, wrong] = [/^\s*(?:b|benar)\s*$/i, /^\s*(?:s|salah)\s*$/i].map((word) =>
    titles.findIndex((title) => word.test(title)),
  );
  return body.flatMap((row, at) => {
    const [first, ...rest] = shownIn(row[1] ?? []);
    if (first === undefined) return [];
    const lines = [marked(first, `${numbers[at]}.`), ...rest];
    const cellText = (column: number) =>
      (row[column] ?? [])
        .map(({ text }) => text)
        .join(' ')
        .trim();
    if (worth > 1 && /^\d+(?:[.,]\d+)?$/.test(cellText(worth)))
      lines.push(plainLine(`Bobot: ${cellText(worth)}`, first.at));
    if (right !== undefined && wrong !== undefined && right > 1 && wrong > 1) {
      const chosen = cellText(right) === '' ? (cellText(wrong) === '' ? '' : 'Salah') : 'Benar';
      lines.push(
        plainLine('(Benar/Salah)'),
        ...(chosen === '' ? [] : [plainLine(`Kunci: ${chosen}`, first.at)]),
      );
    }
    return lines;
  });
}

/** A row of facts as one line: `Mata Kuliah\t: Basis Data`. */
const factsOf = (row: readonly TextLine[][]) =>
  row.map((cell) => cell.map(({ text }) => text.trim()).join(' ')).join('\t');

function linesOfTable({ line: at, rows: blocks }: WordTable): Line[] {
  const rows = blocks.map((row) => row.map(linesOfCell));
  const cells = rows.flat().map(shownIn);
  const options = optionLines(cells.filter((cell) => cell.length > 0));
  if (options !== undefined) return options;
  const questions = questionLines(rows);
  if (questions !== undefined) return questions;
  const isBox = rows.every((row) => row.length === 1);
  const holdsQuestions = cells.some((cell) =>
    cell.some((line) => NUMBER_LED.test(line.text) && line.text.length > 20),
  );
  if (isBox || holdsQuestions) return blocks.flatMap((row) => row.flatMap(linesOf));
  return [{ kind: 'table', at, rows }];
}

/** The lines of a document: tables that only lay out are taken apart. */
export function linesOf(blocks: readonly WordBlock[]): Line[] {
  return blocks.flatMap((block): Line[] =>
    block.kind === 'paragraph' ? linesOfParagraph(block) : linesOfTable(block),
  );
}

export const factsIn = ({ rows }: TableLine) => rows.map(factsOf);
