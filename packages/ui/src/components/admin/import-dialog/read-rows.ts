import type { CsvRecord } from './parse-csv.js';

/** One column of an import. */
export interface ImportColumn {
  /** Head of the column in the file, and the field's name; upper and lower case count the same. */
  key: string;
  /** Head of the column in the preview. */
  label: string;
  /** Example values of the template. */
  example: string;
  /**
   * Shown as dots, such as a password.
   * @default false
   */
  secret?: boolean;
}

/** One row of a file. */
export interface ImportRow {
  /** Its row in a spreadsheet: the heads are row 1. */
  line: number;
  /** Text by column key; outer spaces are kept out, except in secrets. */
  values: Readonly<Record<string, string>>;
}

/** The rows of a file, or the reason it cannot be used. */
export type ReadRows =
  | { status: 'read'; rows: ImportRow[] }
  | { status: 'empty' }
  | { status: 'missing'; column: string }
  | { status: 'tooMany'; count: number };

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

const quoted = (text: string) => (/[";\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/**
 * The template as a CSV text: the heads and an example. It begins with a byte order mark and is
 * separated by semicolons, so that a spreadsheet set to Indonesian opens it in columns.
 */
export function templateText(columns: readonly ImportColumn[]): string {
  const row = (cells: readonly string[]) => cells.map(quoted).join(';');
  const rows = [columns.map(({ key }) => key), columns.map(({ example }) => example)];
  return `\uFEFF${rows.map(row).join('\r\n')}\r\n`;
}

/** The template as an address to download from. */
export function templateHref(columns: readonly ImportColumn[]): string {
  return `data:text/csv;charset=utf-8,${encodeURIComponent(templateText(columns))}`;
}
