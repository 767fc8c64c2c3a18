import type { QuestionKind } from '../question-content/index.js';

/** A question of a file that is to be taken over. */
export interface QuestionImportRow {
  /** Where it begins in the file, from 1; unlike every other row's. */
  line: number;
  /** Kind of question; absent where it is unknown. */
  kind?: QuestionKind;
  /** The question in a few words. */
  title: string;
  /** Findings of the row. */
  problems: readonly {
    /** A sentence for people. */
    message: string;
    /** It cannot be taken over with this; others only lose something. */
    blocking: boolean;
  }[];
  /** Title of the question that is there already; `null` for a new one. */
  duplicateOf: string | null;
}

/** Whether a row can be taken over. */
export const isBlocked = ({ problems }: QuestionImportRow): boolean =>
  problems.some(({ blocking }) => blocking);

/** The lines that are ticked at first: all but what cannot be taken over and what is there already. */
export const initialLines = (rows: readonly QuestionImportRow[]): Set<number> =>
  new Set(
    rows.filter((row) => !isBlocked(row) && row.duplicateOf === null).map(({ line }) => line),
  );

/** How many rows there are of each kind, for the sentence above the table. */
export function importCounts(rows: readonly QuestionImportRow[], chosen: ReadonlySet<number>) {
  return {
    all: rows.length,
    chosen: rows.filter((row) => chosen.has(row.line) && !isBlocked(row)).length,
    duplicates: rows.filter(({ duplicateOf }) => duplicateOf !== null).length,
    blocked: rows.filter(isBlocked).length,
  };
}
