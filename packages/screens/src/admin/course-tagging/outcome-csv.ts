import { COGNITIVE_LEVELS } from '@bank-soal/contract/questions';
import type { CoverageAnswer } from '@bank-soal/contract/tags';
import { OUTCOME_COLUMNS } from '@bank-soal/contract/tags';
import { FORMULA_CELL } from '@bank-soal/paper/exam';
import type { ImportRow } from '@bank-soal/ui/import-dialog';

const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;

/** A sheet calculates nothing of it. */
const safeCell = (text: string) => cell(FORMULA_CELL.test(text) ? `'${text}` : text);

/** Rows of an import as the CSV file that the server reads. */
export function csvFile(rows: readonly Pick<ImportRow, 'values'>[]): File {
  const lines = rows.map(({ values }) =>
    OUTCOME_COLUMNS.map((column) => cell(values[column] ?? '')).join(','),
  );
  return new File([[OUTCOME_COLUMNS.join(','), ...lines, ''].join('\n')], 'cpmk.csv', {
    type: 'text/csv',
  });
}

/** Coverage of a course as a CSV file. */
export function coverageFile(
  coverage: CoverageAnswer,
  heads: Record<'code' | 'description' | 'noLevel' | 'papers' | 'lastUsed', string>,
): Blob {
  const { code, description, noLevel, papers, lastUsed } = heads;
  const rows = coverage.map(({ outcome, questions, ...use }) => [
    outcome.code,
    outcome.description,
    ...[...COGNITIVE_LEVELS, 'none' as const].map((level) => String(questions[level])),
    String(use.papers),
    use.lastUsed ?? '',
  ]);
  const head = [code, description, ...COGNITIVE_LEVELS, noLevel, papers, lastUsed];
  const lines = [head, ...rows].map((row) => row.map(safeCell).join(','));
  // Sheets know by the mark that it is UTF-8.
  return new Blob(['\uFEFF', [...lines, ''].join('\n')], { type: 'text/csv;charset=utf-8' });
}
