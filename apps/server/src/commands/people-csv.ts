import Papa from 'papaparse';
import { OperatorError } from '../operator-error.js';
import type { NewPerson } from './add-account.js';
import { makePassword } from './passwords.js';

export interface ListedPerson extends NewPerson {
  /** Line in the file, from 1; the head is line 1. */
  line: number;
  /** The file had no password. */
  isMade: boolean;
}

/** By the head alone: a guess from all lines fails on two columns and a line that is empty. */
function separatorOf(text: string): string {
  return text.split('\n', 1)[0]?.includes(';') ? ';' : ',';
}

/**
 * Reads people from a CSV file with the columns `nama`, `email` and, if wanted, `password`; commas
 * or semicolons, as spreadsheets write them. Who has no password gets one.
 *
 * @throws OperatorError when the columns are not there
 */
export function readPeople(text: string): ListedPerson[] {
  const { data, meta } = Papa.parse<Record<string, string>>(text.replace(/^\uFEFF/, ''), {
    header: true,
    delimiter: separatorOf(text),
    skipEmptyLines: false,
    transformHeader: (name) => name.trim().toLowerCase(),
  });
  const columns = meta.fields ?? [];
  if (!columns.includes('nama') || !columns.includes('email')) {
    throw new OperatorError('Baris pertama file CSV harus berisi kolom nama dan email.');
  }
  const rows = data.map((row, index) => ({ row, line: index + 2 }));
  const people = rows.filter(({ row }) => Object.values(row).some((value) => value?.trim()));
  if (people.length === 0) throw new OperatorError('File CSV tidak berisi data.');
  return people.map(({ row, line }) => {
    const { nama = '', email = '', password = '' } = row;
    const given = password.trim();
    return { nama, email, line, isMade: given === '', password: given || makePassword() };
  });
}
