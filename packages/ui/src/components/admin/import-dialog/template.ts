import type { ImportColumn } from './read-rows.js';

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
