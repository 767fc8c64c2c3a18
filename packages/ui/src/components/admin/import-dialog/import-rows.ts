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
