'use client';

import type { Failure } from '@bank-soal/contract/common';
import { nameKey } from '@bank-soal/contract/tags';
import type { ImportColumn, ImportRow } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { tagTexts } from '../../indonesian/tag.js';
import { judgeRows, type RowProblem } from '../shared/index.js';

/** The column of an import of tags. */
export function useTagImportColumns(example: string): readonly ImportColumn[] {
  const { name } = useTexts(tagTexts);
  return useMemo(() => [{ key: 'name', label: name, example }], [name, example]);
}

/**
 * Judges rows by the rules of the form, and against the known tags.
 *
 * @param check the rule about a name by itself
 */
export function judgeTagRows(
  rows: readonly ImportRow[],
  known: readonly { name: string }[],
  check: (name: string) => Failure | undefined,
  duplicate: Failure,
): RowProblem[] {
  return judgeRows(rows, {
    check: ({ name = '' }) => [check(name) ?? []].flat(),
    keyOf: ({ name = '' }) => nameKey(name),
    taken: known.map(({ name }) => nameKey(name)),
    duplicate,
  });
}
