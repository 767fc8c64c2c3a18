import type { WordBlock, WordTable } from './blocks.js';
import {
  isBlank,
  type Line,
  linesOfCell,
  linesOfParagraph,
  plainLine,
  type TextLine,
} from './lines.js';

const NUMBER_ALONE = /^(?:no\.?\s*|soal\s*)?(\d{1,3})\s*[.)]?$/i;
const LETTER_ALONE = /^\(?([A-Ja-j])\s*[.)]?$/;
const LETTER_LED = /^\s*\(?([A-Ja-j])[.)]\s*\S/;
const NUMBER_LED = /^\s*(?:(?:soal|no\.?|nomor)\s*)?\d{1,3}\s*[.)](?!\d)\s*\S/i;
const POINTS = /bobot|skor|poin|nilai|point|score/i;
const QUESTION = /^\s*(?:butir\s+|daftar\s+|isi\s+)?(?:soal|pertanyaan|questions?)\b/i;
const STATEMENT = /pernyataan|statement/i;
const KEY = /^\s*(?:kunci|jawaban|answer|key)/i;
const OPTION = /^\s*(?:opsi\s+|pilihan\s+|option\s+)?([A-J])\s*\.?\s*$/i;
const OPTIONS = /^\s*(?:opsi|pilihan|options?|choices?)\b/i;
const LEAST_TEXT = 12;

const shownIn = (cell: readonly TextLine[]) => cell.filter((line) => !isBlank(line));
const textsIn = (cell: readonly Line[] = []) =>
  shownIn(cell.filter((line) => line.kind === 'text'));
const labelAlone = (line: TextLine | undefined) => {
  if (line === undefined) return '';
  const written = line.text.trim();
  return written === '' ? (line.mark?.text ?? '') : written;
};
const marked = (line: TextLine, text: string, at = line.at): TextLine => ({
  ...line,
  at,
  mark: { text, level: 0, list: 'tabel' },
});

/** Options in a table: cells with a letter alone before their text, or with the letter in them. */
function optionLines(cells: readonly TextLine[][]): TextLine[] | undefined {
  const lines: { letter: string; lines: TextLine[] }[] = [];
  for (let at = 0; at < cells.length; at += 1) {
    const [first, ...rest] = cells[at] ?? [];
    if (first === undefined) continue;
    const alone = rest.length === 0 ? LETTER_ALONE.exec(labelAlone(first)) : null;
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

type Row = readonly (readonly Line[])[];

/** Where a table of questions has what. */
function columnsOf(titles: readonly string[]) {
  const column = (word: RegExp) => titles.findIndex((title) => word.test(title));
  const [right, wrong] = [column(/^\s*(?:b|benar)\s*$/i), column(/^\s*(?:s|salah)\s*$/i)];
  const areTruths = right > 1 && wrong > 1;
  const text = column(
    areTruths ? new RegExp(`${QUESTION.source}|${STATEMENT.source}`, 'i') : QUESTION,
  );
  const options = titles.flatMap((title, at) => {
    const letter = OPTION.exec(title)?.[1]?.toUpperCase();
    return letter === undefined ? [] : [{ letter, at }];
  });
  const areOptions =
    options.length > 1 && options.every(({ letter }, at) => letter.charCodeAt(0) === 65 + at);
  return {
    isHead: text > 0,
    text: Math.max(text, 1),
    points: column(POINTS),
    key: column(KEY),
    truths: areTruths ? { right, wrong } : undefined,
    options: areOptions && !areTruths ? options : [],
    lists: titles.flatMap((title, at) => (OPTIONS.test(title) && !OPTION.test(title) ? [at] : [])),
  };
}

const cellText = (cell: readonly Line[] | undefined) =>
  textsIn(cell)
    .map(({ text }) => text)
    .join(' ')
    .trim();

/** Cells in a row that goes on with the question above: letters alone belong to the next cell. */
function moreLines(row: Row): Line[] {
  return row.flatMap((cell, at): readonly Line[] => {
    const letter = LETTER_ALONE.exec(labelAlone(textsIn(row[at - 1])[0]))?.[1];
    const [first, ...rest] = cell;
    if (letter !== undefined && at > 0 && first?.kind === 'text')
      return [marked(first, `${letter.toUpperCase()}.`), ...rest];
    return LETTER_ALONE.test(labelAlone(textsIn(cell)[0])) && at + 1 < row.length ? [] : cell;
  });
}

function questionRow(row: Row, label: string, columns: ReturnType<typeof columnsOf>): Line[] {
  const at = textsIn(row[0])[0]?.at ?? 0;
  const [first = plainLine('', at), ...rest] = row[columns.text] ?? [];
  const lines: Line[] =
    first.kind === 'text'
      ? [marked(first, label, at), ...rest]
      : [marked(plainLine('', at), label), first, ...rest];
  const named = new Set([0, columns.text, columns.points, columns.key]);
  for (const { letter, at: column } of columns.options) {
    const [head, ...more] = row[column] ?? [];
    if (head?.kind === 'text') lines.push(marked(head, `${letter}.`), ...more);
    named.add(column);
  }
  for (const column of columns.lists) {
    lines.push(...(row[column] ?? []));
    named.add(column);
  }
  if (!columns.isHead) lines.push(...moreLines(row.filter((_, column) => !named.has(column))));
  const points = cellText(row[columns.points]);
  if (columns.points > 1 && /^\d+(?:[.,]\d+)?$/.test(points))
    lines.push(plainLine(`Bobot: ${points}`, at));
  if (columns.truths !== undefined) {
    const [right, wrong] = [
      cellText(row[columns.truths.right]),
      cellText(row[columns.truths.wrong]),
    ];
    const chosen = right === '' ? (wrong === '' ? '' : 'Salah') : 'Benar';
    lines.push(plainLine('(Benar/Salah)', at));
    if (chosen !== '') lines.push(plainLine(`Kunci: ${chosen}`, at));
  }
  if (columns.key > 1 && cellText(row[columns.key]) !== '')
    lines.push(plainLine('Kunci:', at), ...(row[columns.key] ?? []));
  return lines;
}

/** Questions in a table, a row each: number, question, perhaps options, key and points. */
function questionLines(rows: readonly Row[]): Line[] | undefined {
  const columns = columnsOf(rows[0]?.map(cellText) ?? []);
  const body = columns.isHead ? rows.slice(1) : rows;
  const lines: Line[] = [];
  let asked = 0;
  for (const row of body) {
    const label = NUMBER_ALONE.exec(labelAlone(textsIn(row[0])[0]))?.[1];
    if (row.length === 1 && (columns.isHead || asked > 0)) lines.push(...(row[0] ?? []));
    else if (label !== undefined && textsIn(row[0]).length === 1) {
      const isShort = cellText(row[columns.text]).length < LEAST_TEXT;
      if (!columns.isHead && isShort) return undefined;
      asked += 1;
      lines.push(...questionRow(row, `${label}.`, columns));
    } else if (asked > 0 && cellText(row[0]) === '') lines.push(...moreLines(row.slice(1)));
    else return undefined;
  }
  return asked > 0 ? lines : undefined;
}

function linesOfTable({ line: at, rows: blocks }: WordTable): Line[] {
  const rows = blocks.map((row) => row.map(linesOfCell));
  const cells = rows.flat().map(shownIn);
  const options = optionLines(cells.filter((cell) => cell.length > 0));
  if (options !== undefined) return options;
  // Once each: tables within tables would double the work at every step.
  const inner = blocks.map((row) => row.map(linesOf));
  const questions = questionLines(inner);
  if (questions !== undefined) return questions;
  const isBox = rows.every((row) => row.length === 1);
  const holdsQuestions = cells.some(
    (cell) =>
      cell.some((line) => NUMBER_LED.test(line.text) && line.text.length > 20) ||
      (NUMBER_LED.test(cell[0]?.text ?? '') &&
        cell.filter((line) => LETTER_LED.test(line.text)).length > 1),
  );
  if (isBox || holdsQuestions) return inner.flat(2);
  return [{ kind: 'table', at, rows }];
}

/** The lines of a document: tables that only lay out are taken apart. */
export function linesOf(blocks: readonly WordBlock[]): Line[] {
  return blocks.flatMap((block): Line[] =>
    block.kind === 'paragraph' ? linesOfParagraph(block) : linesOfTable(block),
  );
}
