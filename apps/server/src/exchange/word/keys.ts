import { entriesIn } from './key-part.js';
import {
  cut,
  factsIn,
  isBlank,
  type Line,
  plainLine,
  type TableLine,
  type TextLine,
} from './lines.js';
import { questionStarts } from './numbering-runs.js';
import type { RawQuestion } from './raw-question.js';
import { lettersIn, numberOf, truthIn, whyLength } from './roles.js';
import { titlesIn } from './titles.js';

/** Answers by the numbers of questions; where numbers begin anew, so do the answers. */
export interface Keys {
  find: (question: RawQuestion, all: readonly RawQuestion[]) => readonly Line[] | undefined;
  /** Answers are Markdown already. */
  isMarkdown?: boolean;
}

function keysOf(runs: readonly ReadonlyMap<number, readonly Line[]>[]): Keys {
  return {
    find: ({ run, number }, all) => {
      const order = [...new Set(all.map((one) => one.run))];
      if (runs.length === order.length || runs.length === 1)
        return (runs.length === 1 ? runs[0] : runs[order.indexOf(run)])?.get(number);
      const found = runs.filter((one) => one.has(number));
      const isOnly = found.length === 1 && all.filter((one) => one.number === number).length === 1;
      return (isOnly ? found[0] : runs[order.indexOf(run)])?.get(number);
    },
  };
}

/** Collects entries; a number that was there begins the next section. */
function createRuns() {
  const runs: Map<number, readonly Line[]>[] = [new Map()];
  return {
    runs,
    add: (number: number, ...answer: readonly Line[]) => {
      if (runs.at(-1)?.has(number)) runs.push(new Map());
      runs.at(-1)?.set(number, answer);
    },
    begin: () => {
      if ((runs.at(-1)?.size ?? 0) > 0) runs.push(new Map());
    },
  };
}

type Cell = readonly TextLine[];

const textOf = (cell: Cell | undefined = []) =>
  cell
    .map((line) => (line.text.trim() === '' ? (line.mark?.text ?? '') : line.text))
    .join(' ')
    .trim();
const isNumber = (text: string) => /^\d{1,3}\.?$/.test(text);
const textsIn = (cell: Cell | undefined = []) => cell.filter((line) => line.text.trim() !== '');

function fromTable({ rows }: TableLine, add: (number: number, ...answer: Line[]) => void): void {
  const titles = rows[0]?.map(textOf) ?? [];
  const why = titles.findIndex((title) => /pembahasan|penjelasan|alasan|explanation/i.test(title));
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at] ?? [];
    const texts = row.map(textOf);
    const below = rows[at + 1] ?? [];
    const numbers = texts.filter(isNumber).length;
    // Numbers in one row, answers in the next.
    if (numbers > 1 && numbers >= row.length - 1 && !below.map(textOf).some(isNumber)) {
      for (const [column, text] of texts.entries())
        if (isNumber(text) && textOf(below[column]) !== '')
          add(Number.parseInt(text, 10), ...textsIn(below[column]));
      at += 1;
      continue;
    }
    for (const [column, text] of texts.entries()) {
      const answer = texts[column + 1] ?? '';
      if (isNumber(text) && answer !== '' && !isNumber(answer)) {
        const reasons = why > column + 1 ? textsIn(row[why]) : [];
        add(Number.parseInt(text, 10), ...textsIn(row[column + 1]), ...reasons);
      } else for (const one of entriesIn(text)) add(one.number, plainLine(one.answer));
    }
  }
}

/** Letters or words of truth alone, a line each: the first answers the first question. */
function unnumbered(lines: readonly Line[]): Map<number, readonly Line[]> {
  const said = lines.filter((line) => line.kind === 'table' || !isBlank(line));
  const areKeys = said.every(
    (line) => line.kind === 'text' && (lettersIn(line.text) ?? truthIn(line.text)) !== undefined,
  );
  return new Map(areKeys ? said.map((line, at) => [at + 1, [line]]) : []);
}

const REASONS = /^\s*(?:pembahasan|penjelasan)\s*:?\s*$/i;

/** Reads what stands under `Kunci Jawaban`: a list, letters in lines, or a table. */
export function keysIn(lines: readonly Line[]): Keys {
  const { runs, add, begin } = createRuns();
  const titles = titlesIn(lines);
  let open: { number: number; lines: Line[] } | undefined;
  let reasonsFrom = Number.POSITIVE_INFINITY;
  const close = () => {
    if (open?.lines.some((line) => line.kind === 'table' || !isBlank(line)))
      add(open.number, ...open.lines);
    open = undefined;
  };
  for (const [at, line] of lines.entries()) {
    if (line.kind === 'table') {
      close();
      fromTable(line, add);
      continue;
    }
    if (isBlank(line)) continue;
    const entries = line.mark === undefined ? entriesIn(line.text) : [];
    const label = numberOf(line);
    if (entries.length > 1) {
      close();
      for (const { number, answer } of entries) add(number, plainLine(answer));
    } else if (label !== undefined) {
      close();
      open = { number: label.number, lines: [{ ...cut(line, label.length), mark: undefined }] };
    } else if (REASONS.test(line.text)) {
      close();
      [reasonsFrom] = [runs.length];
      begin();
    } else if (titles.has(at) || /^\s*kunci\s+jawaban\b/i.test(line.text)) {
      close();
      begin();
    } else if (entries[0] !== undefined) {
      close();
      add(entries[0].number, plainLine(entries[0].answer));
    } else {
      const length = whyLength(line);
      open?.lines.push(length === undefined ? line : cut(line, length));
    }
  }
  close();
  for (const [at, reasons] of runs.splice(reasonsFrom).entries())
    for (const [number, why] of reasons)
      runs[at]?.set(number, [...(runs[at].get(number) ?? []), ...why]);
  const found = runs.filter((run) => run.size > 0);
  return keysOf(found.length > 0 ? found : [unnumbered(lines)]);
}

/** All that a line shows, without blanks: its texts, formulas and pictures. */
function shownIn({ pieces }: TextLine): string {
  const parts = pieces.map((piece) => {
    if (piece.kind === 'formula') return `$${piece.tex}$`;
    if (piece.kind === 'picture')
      return typeof piece.picture === 'string' ? piece.name : piece.picture.sha256;
    return piece.kind === 'text' ? piece.text : '';
  });
  return parts.join('').replace(/\s+|\t\d+ poin\s*$/g, '');
}

/** Reads a key of this bank as a Word document: the lines of each question, of which those that it asks go. */
export function keysOfPaper(lines: readonly Line[]): Keys {
  const starts = questionStarts(lines);
  const runs = new Map<number, Map<number, Line[]>>();
  const titles = titlesIn(lines);
  let open: Line[] | undefined;
  for (const [at, line] of lines.entries()) {
    const start = starts.get(at);
    if (start !== undefined) {
      open = [];
      runs.set(
        start.run,
        (runs.get(start.run) ?? new Map<number, Line[]>()).set(start.number, open),
      );
    } else if (titles.has(at) && line.kind === 'text' && line.indent === 0) open = undefined;
    else open?.push(line);
  }
  const keys = keysOf([...runs.values()]);
  const shown = (line: Line) =>
    line.kind === 'table'
      ? JSON.stringify(factsIn(line))
      : `${line.mark?.text ?? ''}${shownIn(line)}`;
  return {
    find: (question, all) => {
      const asked = new Set(question.stem.map(shown));
      const lines = keys.find(question, all) ?? [];
      // It repeats the question before it answers.
      const first = lines.findIndex((line) => {
        const text = shown(line);
        return text !== '' && !asked.has(text);
      });
      return first === -1 ? undefined : lines.slice(first);
    },
  };
}

/**
 * Reads a table of right answers of this bank: `variant,number,question_id,answer`; the first variant counts.
 *
 * @returns nothing where the rows are no such table
 */
export function keysOfTable([head = [], ...rows]: readonly (readonly string[])[]):
  | Keys
  | undefined {
  const run = new Map<number, readonly Line[]>();
  const names = head.map((name) => name.trim());
  const [number, answer] = [names.indexOf('number'), names.indexOf('answer')];
  if (number === -1 || answer === -1) return undefined;
  for (const row of rows) {
    const at = Number(row[number]);
    const text = (row[answer] ?? '').replace(/^'/, '');
    if (at > 0 && !run.has(at)) run.set(at, [plainLine(text)]);
  }
  return { ...keysOf([run]), isMarkdown: true };
}
