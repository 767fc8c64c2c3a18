import { factsIn, isBlank, type Line, plainLine } from './lines.js';
import { questionStarts } from './numbering-runs.js';
import type { RawQuestion } from './raw-question.js';
import { isSection, numberOf } from './roles.js';

/** Answers by the numbers of questions; where numbers begin anew, so do the answers. */
export interface Keys {
  find: (question: RawQuestion, all: readonly RawQuestion[]) => readonly Line[] | undefined;
}

const ENTRY =
  /(\d{1,3})\s*[.):=–-]?\s*\(?([A-J](?:\s*(?:,|dan|&)\s*[A-J])*|benar|salah)\)?(?=\s|$|[,;|])/gi;

function keysOf(runs: readonly ReadonlyMap<number, readonly Line[]>[]): Keys {
  return {
    find: ({ run, number }, all) => {
      const order = [...new Set(all.map((one) => one.run))];
      const own = runs.length > 1 ? runs[order.indexOf(run)] : runs[0];
      return own?.get(number);
    },
  };
}

/** Collects entries; a number that was there begins the next section. */
function createRuns() {
  const runs: Map<number, readonly Line[]>[] = [new Map()];
  return {
    runs,
    add: (number: number, answer: string) => {
      if (runs.at(-1)?.has(number)) runs.push(new Map());
      runs.at(-1)?.set(number, [plainLine(answer.trim())]);
    },
    begin: () => {
      if ((runs.at(-1)?.size ?? 0) > 0) runs.push(new Map());
    },
  };
}

function fromTable(rows: readonly string[], add: (number: number, answer: string) => void): void {
  const cells = rows.map((row) => row.split('\t').map((cell) => cell.trim()));
  const isNumber = (cell: string | undefined) => /^\d{1,3}\.?$/.test(cell ?? '');
  for (let at = 0; at < cells.length; at += 1) {
    const row = cells[at] ?? [];
    const below = cells[at + 1] ?? [];
    const numbers = row.filter(isNumber).length;
    // Numbers in one row, answers in the next.
    if (numbers > 1 && numbers >= row.length - 1 && below.filter(isNumber).length === 0) {
      for (const [column, cell] of row.entries())
        if (isNumber(cell) && below[column]) add(Number.parseInt(cell, 10), below[column]);
      at += 1;
      continue;
    }
    for (const [column, cell] of row.entries()) {
      const answer = row[column + 1];
      if (isNumber(cell) && answer !== undefined && answer !== '' && !isNumber(answer))
        add(Number.parseInt(cell, 10), answer);
      else for (const [, number = '', said = ''] of cell.matchAll(ENTRY)) add(Number(number), said);
    }
  }
}

/** Reads what stands under `Kunci Jawaban`: a list, letters in lines, or a table. */
export function keysIn(lines: readonly Line[]): Keys {
  const { runs, add, begin } = createRuns();
  let open: { number: number; text: string } | undefined;
  const close = () => {
    if (open !== undefined && open.text.trim() !== '') add(open.number, open.text);
    open = undefined;
  };
  for (const line of lines) {
    if (line.kind === 'table') {
      close();
      const rows = line.rows.map((row) =>
        row
          .map((cell) =>
            cell
              .map((one) => (one.text.trim() === '' ? (one.mark?.text ?? '') : one.text))
              .join(' '),
          )
          .join('\t'),
      );
      fromTable(rows, add);
      continue;
    }
    if (isBlank(line)) continue;
    const entries = line.mark === undefined ? [...line.text.matchAll(ENTRY)] : [];
    const label = numberOf(line);
    if (entries.length > 1 && entries[0]?.index === line.text.search(/\S/)) {
      close();
      for (const [, number = '', said = ''] of entries) add(Number(number), said);
    } else if (label !== undefined) {
      close();
      open = { number: label.number, text: line.text.slice(label.length) };
    } else if (isSection(line)) {
      close();
      begin();
    } else if (entries.length === 1 && entries[0]?.index === line.text.search(/\S/)) {
      close();
      add(Number(entries[0][1]), entries[0][2] ?? '');
    } else if (open !== undefined) open.text += `\n${line.text}`;
  }
  close();
  return keysOf(runs.filter((run) => run.size > 0));
}

/** Reads a key of this bank as a Word document: the lines of each question, of which those that it asks go. */
export function keysOfPaper(lines: readonly Line[]): Keys {
  const starts = questionStarts(lines);
  const runs = new Map<number, Map<number, Line[]>>();
  let open: Line[] | undefined;
  for (const [at, line] of lines.entries()) {
    const start = starts.get(at);
    if (start !== undefined) {
      open = [];
      runs.set(
        start.run,
        (runs.get(start.run) ?? new Map<number, Line[]>()).set(start.number, open),
      );
    } else if (line.kind === 'text' && isSection(line)) open = undefined;
    else open?.push(line);
  }
  const keys = keysOf([...runs.values()]);
  const shown = (line: Line) => JSON.stringify(line.kind === 'text' ? line.text : factsIn(line));
  return {
    find: (question, all) => {
      const asked = new Set(question.stem.map(shown));
      return keys.find(question, all)?.filter((line) => !asked.has(shown(line)));
    },
  };
}

/** Reads a table of right answers of this bank: `variant,number,question_id,answer`; the first variant counts. */
export function keysOfTable(text: string): Keys {
  const run = new Map<number, readonly Line[]>();
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const columns = head.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, ''));
  const [number, answer] = [columns.indexOf('number'), columns.indexOf('answer')];
  for (const row of rows) {
    const cells = row.match(/"(?:[^"]|"")*"|[^,;\t]+|(?<=[,;\t])(?=[,;\t]|$)/g) ?? [];
    const values = cells.map((cell) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"').replace(/^'/, ''),
    );
    const at = Number(values[number]);
    if (at > 0 && !run.has(at)) run.set(at, [plainLine(values[answer] ?? '')]);
  }
  return keysOf([run]);
}
