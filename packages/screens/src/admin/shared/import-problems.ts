import type { ImportFailure, ImportProblem, ImportRow } from '@bank-soal/ui/import-dialog';
import { ApiError } from '../../api/errors.js';
import { failureSentence } from './failure-sentence.js';

/** How the rows of one kind of import are judged. */
export interface RowRules {
  /** What is wrong with a row by itself. */
  check: (values: ImportRow['values']) => readonly string[];
  /** Of two rows with the same key the second is refused. */
  keyOf: (values: ImportRow['values']) => string;
  /** Keys that are taken already. */
  taken: readonly string[];
  /** The sentence about a taken key. */
  duplicate: string;
}

/** Judges rows as the server will, so that they are corrected before they are sent. */
export function judgeRows(rows: readonly ImportRow[], rules: RowRules): ImportProblem[] {
  const taken = new Set(rules.taken);
  return rows.flatMap(({ values }, index) => {
    const messages = [...rules.check(values)];
    const key = rules.keyOf(values);
    if (messages.length === 0 && taken.has(key)) messages.push(rules.duplicate);
    taken.add(key);
    return messages.map((message) => ({ row: index + 1, message }));
  });
}

/**
 * What a refused import says: the server's sentence, and its bad rows (422).
 *
 * @param inWords puts the server's sentences into the host's words
 */
export function importFailure(
  error: unknown,
  fallback: string,
  inWords: (sentence: string) => string = (sentence) => sentence,
): ImportFailure {
  const rows = error instanceof ApiError ? error.rows : [];
  return {
    message: inWords(failureSentence(error, fallback)),
    problems: rows.map((row) => ({ ...row, message: inWords(row.message) })),
  };
}
