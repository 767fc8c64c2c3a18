import type { Failure } from '@bank-soal/contract/common';
import type { ImportFailure, ImportRow } from '@bank-soal/ui/import-dialog';
import { ApiError } from '../../api/errors.js';
import { explanationOf } from '../../model/failure-reason.js';
import { type Wording, wordingOf } from '../../texts/use-wording.js';

/** How the rows of one kind of import are judged. */
export interface RowRules {
  /** Problems of a row by itself. */
  check: (values: ImportRow['values']) => readonly Failure[];
  /** Of two rows with the same key the second is refused. */
  keyOf: (values: ImportRow['values']) => string;
  /** Keys that are taken already. */
  taken: readonly string[];
  /** The failure of a taken key. */
  duplicate: Failure;
}

/** Problem of a row; rows are counted from 1. */
export interface RowProblem {
  row: number;
  failure: Failure;
}

/** Judges rows as the server will, so that they are corrected before they are sent. */
export function judgeRows(rows: readonly ImportRow[], rules: RowRules): RowProblem[] {
  const taken = new Set(rules.taken);
  return rows.flatMap(({ values }, index) => {
    const failures = [...rules.check(values)];
    const key = rules.keyOf(values);
    if (failures.length === 0 && taken.has(key)) failures.push(rules.duplicate);
    taken.add(key);
    return failures.map((failure) => ({ row: index + 1, failure }));
  });
}

/**
 * Sentences of a refused import: the server's failure, and its bad rows (422).
 *
 * @param inWords puts failures into words
 */
export function importFailure(
  error: unknown,
  fallback: string,
  inWords: Wording = wordingOf(),
): ImportFailure {
  const rows = error instanceof ApiError ? error.rows : [];
  return {
    message: inWords(explanationOf(error, fallback)),
    problems: rows.map((row) => ({
      ...row,
      message: inWords(row.code === undefined ? row.message : row),
    })),
  };
}

/** The problems of rows, in words. */
export const wordedRows = (problems: readonly RowProblem[], inWords: Wording) =>
  problems.map(({ row, failure }) => ({ row, message: inWords(failure) }));
