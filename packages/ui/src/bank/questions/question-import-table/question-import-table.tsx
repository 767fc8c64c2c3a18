'use client';

import { type ComponentPropsWithRef, useMemo } from 'react';
import { type DataColumn, DataTable } from '../../../components/data/data-table/index.js';
import { LiveRegion } from '../../../components/feedback/live-region/index.js';
import { cn } from '../../../lib/internal/cn/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { questionsTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts } from '../../../lib/public/texts/index.js';
import { importCounts, isBlocked, type QuestionImportRow } from './import-rows.js';
import { RowKind, RowNotes } from './row-notes.js';

export interface QuestionImportTableProps
  extends Omit<ComponentPropsWithRef<'div'>, 'children' | 'onChange'> {
  /** Rows in the order of the file. */
  rows: readonly QuestionImportRow[];
  /** Lines of the rows that are taken over; `initialLines` says which at first. */
  chosen: ReadonlySet<number>;
  /** Called with all that are ticked now, in a new set; never with a row that cannot be taken over. */
  onChosenChange: (chosen: Set<number>) => void;
  /** Shows the question that a row is a second copy of; without it there is no such button. */
  onShowDuplicate?: (row: QuestionImportRow) => void;
}

const kindCell = ({ kind }: QuestionImportRow) => <RowKind kind={kind} />;

const notesCell = (onShowDuplicate: QuestionImportTableProps['onShowDuplicate']) =>
  function notes(row: QuestionImportRow) {
    return <RowNotes row={row} onShowDuplicate={onShowDuplicate} />;
  };

/** Questions that an import would add, each with its problems and a box that leaves it out. */
export function QuestionImportTable({
  rows,
  chosen,
  onChosenChange,
  onShowDuplicate,
  className,
  ...rest
}: QuestionImportTableProps) {
  const strings = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  const columns = useMemo<DataColumn<QuestionImportRow>[]>(
    () => [
      {
        id: 'line',
        header: strings['questionImport.line'],
        align: 'end',
        width: '4rem',
        cell: ({ line }) => formatCount(line),
      },
      {
        id: 'title',
        header: strings['questionImport.question'],
        rowHeader: true,
        cell: ({ title }) => title,
      },
      {
        id: 'kind',
        header: strings['question.kind'],
        width: '10rem',
        cell: kindCell,
      },
      {
        id: 'notes',
        header: strings['questionImport.notes'],
        width: '38%',
        cell: notesCell(onShowDuplicate),
      },
    ],
    [strings, formatCount, onShowDuplicate],
  );
  const blocked = useMemo(() => new Set(rows.filter(isBlocked).map(({ line }) => line)), [rows]);
  const counts = importCounts(rows, chosen);
  const said = [
    strings['questionImport.chosen'](formatCount(counts.chosen), formatCount(counts.all)),
    counts.blocked > 0 && strings['questionImport.blocked'](formatCount(counts.blocked)),
    counts.duplicates > 0 && strings['questionImport.duplicates'](formatCount(counts.duplicates)),
  ]
    .filter(Boolean)
    .join(' ');
  return (
    <div
      data-component="question-import-table"
      className={cn('ui:flex ui:min-w-0 ui:flex-col ui:gap-3', className)}
      {...rest}
    >
      <p aria-hidden className="ui:text-sm ui:wrap-anywhere">
        {said}
      </p>
      <LiveRegion message={said} />
      <DataTable
        density="compact"
        caption={strings['questionImport.caption']}
        columns={columns}
        rows={rows}
        rowKey={({ line }) => line}
        rowLabel={({ line, title }) => strings['questionImport.row'](formatCount(line), title)}
        selected={chosen}
        onSelectedChange={(next) =>
          onChosenChange(new Set([...next].map(Number).filter((line) => !blocked.has(line))))
        }
        isSelectable={({ line }) => !blocked.has(line)}
        cardsBelow={36}
      />
    </div>
  );
}
