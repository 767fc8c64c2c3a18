import { decodeText } from '@bank-soal/contract/common';
import Papa from 'papaparse';

/** A row of a CSV file, and its line, counted from 1. */
export interface CsvRow {
  cells: string[];
  line: number;
}

/** A line that names the separator for spreadsheets. */
const SAID = /^"?sep=(.)"?(?:\r\n?|\n|$)/i;

/** By the head alone: a guess from all lines fails on two columns and a line that is empty. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  return [';', '\t'].find((separator) => head.includes(separator)) ?? ',';
}

/** Rows of a CSV file in any encoding and with any separator that spreadsheets write; empty ones left out. */
export function readCsv(bytes: Uint8Array): CsvRow[] {
  const text = decodeText(bytes);
  const said = SAID.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const { data } = Papa.parse<string[]>(body, { delimiter: said?.[1] ?? separatorOf(body) });
  const first = said === null ? 1 : 2;
  return data
    .map((cells, index) => ({ cells, line: index + first }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}
