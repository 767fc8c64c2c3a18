import { checkLecturer, emailKey, LECTURER } from '@bank-soal/contract/accounts';
import type { ImportColumn, ImportRow } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { lecturerTexts } from '../../indonesian/lecturer.js';
import { judgeRows, type RowProblem } from '../shared/index.js';

/** The columns of an import of lecturers. */
export function useLecturerColumns(): readonly ImportColumn[] {
  const { name, namePlaceholder, email, passwordLabel } = useTexts(lecturerTexts);
  return useMemo(
    () => [
      { key: 'nama', label: name, example: namePlaceholder },
      { key: 'email', label: email, example: 'ratna.wulandari@kampus.ac.id' },
      { key: 'password', label: passwordLabel, example: 'ganti-aku-1', secret: true },
    ],
    [name, namePlaceholder, email, passwordLabel],
  );
}

/** Name of the template's file. */
export const LECTURER_TEMPLATE = 'template-dosen.csv';

/** Judges rows by the rules of the form, and against the known lecturers. */
export function judgeLecturerRows(
  rows: readonly ImportRow[],
  known: readonly { email: string }[],
): RowProblem[] {
  return judgeRows(rows, {
    check: ({ nama = '', email = '', password = '' }) =>
      Object.values(checkLecturer({ nama, email, password })),
    keyOf: ({ email = '' }) => emailKey(email),
    taken: known.map(({ email }) => emailKey(email)),
    duplicate: LECTURER.emailTaken,
  });
}
