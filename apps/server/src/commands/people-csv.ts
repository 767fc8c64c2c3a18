import { decodeText } from '@bank-soal/contract/common';
import Papa from 'papaparse';
import { OperatorError } from '../failures/operator-error.js';
import type { NewPerson } from './add-account.js';
import { makePassword } from './passwords.js';

export interface ListedPerson extends NewPerson {
  /** Line in the file, from 1. */
  line: number;
  /** The file had no password. */
  isMade: boolean;
}

/** A line that names the separator for spreadsheets. */
const SAID = /^"?sep=(.)"?(?:\r\n?|\n|$)/i;

/** By the head alone: a guess from all lines fails on two columns and a line that is empty. */
function separatorOf(text: string): string {
  const [head = ''] = text.trimStart().split(/[\r\n]/, 1);
  return [';', '\t'].find((separator) => head.includes(separator)) ?? ',';
}

/** The file's rows as the site's own import reads them, each with its line. */
function rowsOf(bytes: Uint8Array) {
  const text = decodeText(bytes);
  const said = SAID.exec(text);
  const body = text.slice(said?.[0].length ?? 0);
  const { data } = Papa.parse<string[]>(body, { delimiter: said?.[1] ?? separatorOf(body) });
  const first = said === null ? 1 : 2;
  return data
    .map((cells, index) => ({ cells, line: index + first }))
    .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
}

/**
 * Reads people from a CSV file with the columns `nama`, `email` and, if wanted, `password`, in any
 * encoding and with any separator that spreadsheets write. Who has no password gets one.
 *
 * @throws OperatorError when the columns are not there
 */
export function readPeople(bytes: Uint8Array): ListedPerson[] {
  const [head, ...rows] = rowsOf(bytes);
  const columns = head?.cells.map((name) => name.trim().toLowerCase()) ?? [];
  const [nama, email, password] = ['nama', 'email', 'password'].map((name) =>
    columns.indexOf(name),
  ) as [number, number, number];
  if (nama === -1 || email === -1) {
    throw new OperatorError('Baris pertama file CSV harus berisi kolom nama dan email.');
  }
  if (rows.length === 0) throw new OperatorError('File CSV tidak berisi data.');
  return rows.map(({ cells, line }) => {
    const given = cells[password]?.trim() ?? '';
    const [isMade, said] = [given === '', given || makePassword()];
    return { nama: cells[nama] ?? '', email: cells[email] ?? '', line, isMade, password: said };
  });
}
