import { FORMULA_CELL } from '@bank-soal/paper/exam';
import Papa, { type UnparseObject } from 'papaparse';

/** Rows as CSV, in which no sheet calculates. */
export const writeCsv = (rows: object[] | UnparseObject<object>): string =>
  Papa.unparse(rows, { escapeFormulae: FORMULA_CELL, newline: '\n' });
