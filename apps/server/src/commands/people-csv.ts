import { OperatorError } from '../failures/operator-error.js';
import { readCsv } from '../lists/read-csv.js';
import type { NewPerson } from './add-account.js';
import { makePassword } from './passwords.js';

export interface ListedPerson extends NewPerson {
  /** Line in the file, from 1. */
  line: number;
  /** The file had no password. */
  isMade: boolean;
}

/**
 * Reads people from a CSV file with the columns `nama`, `email` and, if wanted, `password`, in any
 * encoding and with any separator that spreadsheets write. Who has no password gets one.
 *
 * @throws OperatorError when the columns are not there
 */
export function readPeople(bytes: Uint8Array): ListedPerson[] {
  const [head, ...rows] = readCsv(bytes);
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
