import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { type DataColumn, DataTable } from '../../data/data-table/index.js';
import { Alert } from '../../feedback/alert/index.js';
import type { ImportColumn, ImportRow } from './import-rows.js';

/** Problems of a row. */
export interface ImportProblem {
  /** Place in the rows, counted from 1. */
  row: number;
  /** A sentence for people; several about one row stand below each other. */
  message: string;
}

interface JudgedRow extends ImportRow {
  problems: readonly string[];
}

function judge(rows: readonly ImportRow[], problems: readonly ImportProblem[]): JudgedRow[] {
  const known = new Map<number, string[]>();
  for (const { row, message } of problems) known.set(row, [...(known.get(row) ?? []), message]);
  const judged = rows.map((row, index) => ({ ...row, problems: known.get(index + 1) ?? [] }));
  // Rows to correct come first.
  return judged.toSorted((a, b) => Number(b.problems.length > 0) - Number(a.problems.length > 0));
}

const problemCell = ({ problems }: JudgedRow) =>
  problems.length > 0 && (
    <span className="ui:whitespace-pre-line ui:text-danger-text">{problems.join('\n')}</span>
  );

/** The rows of the chosen file, and what is wrong with them. */
export function ImportPreview({
  fileName,
  columns,
  rows,
  problems,
}: {
  fileName: string;
  columns: readonly ImportColumn[];
  rows: readonly ImportRow[];
  problems: readonly ImportProblem[];
}) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const judged = judge(rows, problems);
  const bad = judged.filter((row) => row.problems.length > 0).length;
  const count = formatCount(rows.length);
  const shown: DataColumn<JudgedRow>[] = [
    { id: 'line', header: strings['importDialog.line'], align: 'end', cell: ({ line }) => line },
    ...columns.map(({ key, label, secret }, index) => ({
      id: key,
      header: label,
      rowHeader: index === 0,
      cell: ({ values }: JudgedRow) =>
        secret ? '•'.repeat(values[key]?.length ?? 0) : values[key],
    })),
  ];
  if (bad > 0) {
    shown.push({
      id: 'problems',
      header: strings['importDialog.problem'],
      cell: problemCell,
    });
  }
  return (
    <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
      {bad > 0 ? (
        <Alert tone="danger">{strings['importDialog.problems'](formatCount(bad), count)}</Alert>
      ) : (
        <Alert>{strings['importDialog.ready'](count)}</Alert>
      )}
      <DataTable
        density="compact"
        caption={strings['importDialog.preview'](fileName)}
        columns={shown}
        rows={judged}
        rowKey={({ line }) => line}
        // The dialog scrolls, not the window.
        windowedFrom={Number.POSITIVE_INFINITY}
        // Short texts in a dialog, which is narrow on every screen.
        cardsBelow={36}
      />
    </div>
  );
}
