import { checkLecturer, emailKey } from '@bank-soal/contract/accounts';
import type { ImportColumn, ImportRow } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { accountListTexts } from '../../indonesian/account-list.js';
import { judgeRows, type RowProblem } from '../shared/index.js';

/** The columns of an import of students. */
export function useStudentColumns(): readonly ImportColumn[] {
  const { name, namePlaceholder, email, password } = useTexts(accountListTexts);
  return useMemo(
    () => [
      { key: 'nama', label: name, example: namePlaceholder },
      { key: 'email', label: email, example: 'budi.santoso@kampus.ac.id' },
      { key: 'password', label: password, example: 'ganti-aku-1', secret: true },
    ],
    [name, namePlaceholder, email, password],
  );
}

/** Name of the template's file. */
export const STUDENT_TEMPLATE = 'template-mahasiswa.csv';

/** Judges rows by the server's rules; whose email is taken the server knows, as not all accounts are here. */
export function judgeStudentRows(rows: readonly ImportRow[]): RowProblem[] {
  return judgeRows(rows, {
    check: ({ nama = '', email = '', password = '' }) =>
      Object.values(checkLecturer({ nama, email, password })),
    keyOf: ({ email = '' }) => emailKey(email),
    taken: [],
    duplicate: { code: 'taken', what: 'email' },
  });
}
