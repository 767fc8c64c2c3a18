import Papa from 'papaparse';
import type { ImportColumn, ReadRows } from './import-rows.js';

const UTF16: Readonly<Record<string, string>> = { '255,254': 'utf-16le', '254,255': 'utf-16be' };

/** Reads a file's bytes as text: UTF-8, or what spreadsheets write instead of it. */
export function decodeCsv(bytes: Uint8Array): string {
  const utf16 = UTF16[bytes.subarray(0, 2).join(',')];
  if (utf16) return new TextDecoder(utf16).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder('windows-1252').decode(bytes);
  }
}

/** One record of a file. */
export interface CsvRecord {
  /** Its row in a spreadsheet: the heads are row 1. */
  line: number;
  cells: readonly string[];
}

const SEPARATORS = [';', ',', '\t'];

// Stands in no text: a file of one column has no separator, and its names may hold commas.
const NONE = '\u001F';

/** The separator by the heads, which hold none themselves; data could mislead. */
function separatorOf(text: string): string {
  const [heads = ''] = text.trimStart().split(/[\r\n]/, 1);
  const counts = SEPARATORS.map((separator) => heads.split(separator).length - 1);
  const most = Math.max(...counts);
  return most === 0 ? NONE : (SEPARATORS[counts.indexOf(most)] ?? NONE);
}

/** A line of its own that tells spreadsheets the separator. */
const SAID = /^"?sep=(.)"?(?:\r\n?|\n|$)/i;

const blank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === '');

/**
 * Reads a CSV text: quotes, line ends and the separator (comma, semicolon or tab, or what the
 * file itself says) are found out.
 * Rows without any text are left out.
 */
export function parseCsv(text: string): CsvRecord[] {
  const said = SAID.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const { data } = Papa.parse<string[]>(body, { delimiter: said?.[1] ?? separatorOf(body) });
  const first = said === null ? 1 : 2;
  return data
    .map((cells, index) => ({ line: index + first, cells }))
    .filter(({ cells }) => !blank(cells));
}

const same = (a: string, b: string) => a.trim().toLowerCase() === b.toLowerCase();

/**
 * Makes rows of a file's records. The first record has the heads, in any order; columns that are
 * not asked for are left out.
 *
 * @param max most rows
 */
export function readRows(
  [heads, ...records]: readonly CsvRecord[],
  columns: readonly ImportColumn[],
  max: number,
): ReadRows {
  if (!heads) return { status: 'empty' };
  const places = columns.map(({ key }) => heads.cells.findIndex((head) => same(head, key)));
  const missing = columns.find((_, index) => places[index] === -1);
  if (missing) return { status: 'missing', column: missing.key };
  if (records.length === 0) return { status: 'empty' };
  if (records.length > max) return { status: 'tooMany', count: records.length };

  const rows = records.map(({ line, cells }) => {
    const values = columns.map(({ key, secret = false }, index) => {
      const cell = cells[places[index] ?? -1] ?? '';
      return [key, secret ? cell : cell.trim()] as const;
    });
    return { line, values: Object.fromEntries(values) };
  });
  return { status: 'read', rows };
}
