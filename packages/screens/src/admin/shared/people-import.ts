'use client';

import { checkLecturer, emailKey, LECTURER } from '@bank-soal/contract/accounts';
import type { ImportColumn, ImportRow } from '@bank-soal/ui/import-dialog';
import { useMemo } from 'react';
import { judgeRows, type RowProblem, type RowRules } from './import-problems.js';

/**
 * The columns of an import of people.
 *
 * @param example an email
 */
export function usePeopleColumns(
  texts: Record<'name' | 'namePlaceholder' | 'email' | 'password', string>,
  example: string,
): readonly ImportColumn[] {
  const { name, namePlaceholder, email, password } = texts;
  return useMemo(
    () => [
      { key: 'nama', label: name, example: namePlaceholder },
      { key: 'email', label: email, example },
      { key: 'password', label: password, example: 'ganti-aku-1', secret: true },
    ],
    [name, namePlaceholder, email, password, example],
  );
}

/**
 * Judges rows by the rules of the form, and against the known people.
 *
 * @param duplicate the failure of an email that is taken
 */
export function judgePeopleRows(
  rows: readonly ImportRow[],
  known: readonly { email: string }[],
  duplicate: RowRules['duplicate'] = LECTURER.emailTaken,
): RowProblem[] {
  return judgeRows(rows, {
    check: ({ nama = '', email = '', password = '' }) =>
      Object.values(checkLecturer({ nama, email, password })),
    keyOf: ({ email = '' }) => emailKey(email),
    taken: known.map(({ email }) => emailKey(email)),
    duplicate,
  });
}
