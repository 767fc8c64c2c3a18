import { factsIn, isBlank, type Line, type TextLine } from './lines.js';
import { isSection, keyLength, numberOf } from './roles.js';
import { type RawQuestion, segmentsOf } from './segments.js';

/** Answers by the numbers of questions; where numbers begin anew, so do the answers. */
export interface Keys {
  find: (question: RawQuestion, all: readonly RawQuestion[]) => string | undefined;
}

const ENTRY =
  /(\d{1,3})\s*[.):=–-]?\s*\(?([A-J](?:\s*(?:,|dan|&)\s*[A-J])*|benar|salah)\)?(?=\s|$|[,;|])/gi;

function keysOf(runs: readonly ReadonlyMap<number, string>[]): Keys {
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
  const runs: Map<number, string>[] = [new Map()];
  return {
    runs,
    add: (number: number, answer: string) => {
      if (runs.at(-1)?.has(number)) runs.push(new Map());
      runs.at(-1)?.set(number, answer.trim());
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

const textIn = (lines: readonly Line[]) =>
  lines.map((line) => (line.kind === 'text' ? line.text : factsIn(line).join('\n'))).join('\n');

const isText = (line: Line): line is TextLine => line.kind === 'text';

/** Reads a key of this bank as a Word document: each question with its answer. */
export function keysOfPaper(lines: readonly Line[]): Keys {
  const runs = new Map<number, Map<number, string>>();
  for (const { run, number, stem, options, key, why } of segmentsOf(lines).questions) {
    const bold = options.length > 0 ? options.map(({ letter }) => letter).join(', ') : undefined;
    const all = [...stem, ...(key ?? []), ...why].filter(isText);
    const said =
      bold ?? textIn(all.map((line) => ({ ...line, text: line.text.slice(keyLength(line) ?? 0) })));
    runs.set(run, (runs.get(run) ?? new Map()).set(number, said.trim()));
  }
  return keysOf([...runs.values()]);
}

/** Reads a table of right answers of this bank: `variant,number,question_id,answer`; the first variant counts. */
export function keysOfTable(text: string): Keys {
  const run = new Map<number, string>();
  const [head = '', ...rows] = text.replace(/^\uFEFF/, '').split(/\r\n?|\n/);
  const columns = head.split(/[,;\t]/).map((name) => name.trim().replace(/^"|"$/g, ''));
  const [number, answer] = [columns.indexOf('number'), columns.indexOf('answer')];
  for (const row of rows) {
    const cells = row.match(/"(?:[^"]|"")*"|[^,;\t]+|(?<=[,;\t])(?=[,;\t]|$)/g) ?? [];
    const values = cells.map((cell) =>
      cell.replace(/^"|"$/g, '').replaceAll('""', '"').replace(/^'/, ''),
    );
    const at = Number(values[number]);
    if (at > 0 && !run.has(at)) run.set(at, values[answer] ?? '');
  }
  return keysOf([run]);
}
