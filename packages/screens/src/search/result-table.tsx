'use client';

import { Alert } from '@bank-soal/ui/alert';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { DifficultyBadge } from '@bank-soal/ui/difficulty-badge';
import { Highlight } from '@bank-soal/ui/highlight';
import { Link } from '@bank-soal/ui/link';
import { Stack } from '@bank-soal/ui/stack';
import { UpdatedDate } from '@bank-soal/ui/updated-date';
import { useMemo } from 'react';
import type { Messages } from '../messages/messages.js';
import { useSearchMessages } from '../messages/search.js';
import type { QuestionSet } from '../model/question-set.js';
import type { ResultProps } from './result-props.js';
import { SetDownloads } from './set-downloads.js';

type TableProps = Omit<ResultProps, 'sets' | 'placeKey'>;

function Actions({
  set,
  downloading,
  notice,
  onDownload,
  onDismiss,
}: TableProps & { set: QuestionSet }) {
  const searchMessages = useSearchMessages();
  return (
    <Stack gap="sm" align="start">
      <SetDownloads
        set={set}
        label={searchMessages.downloadInTable}
        busy={downloading.has(set.id)}
        onDownload={onDownload}
      />
      {notice?.key === set.id && (
        <Alert tone="danger" title={notice.sentence} onDismiss={onDismiss} />
      )}
    </Stack>
  );
}

/** The columns of §2. */
function columnsOf(
  props: TableProps,
  heads: Messages['search']['columns'],
): DataColumn<QuestionSet>[] {
  const mark = (part: string) => <Highlight text={part} query={props.text} />;
  return [
    {
      id: 'title',
      header: heads.title,
      rowHeader: true,
      width: '28%',
      cell: (set) => (
        <Link href={props.previewHref(set.id)} tone="neutral">
          {mark(set.title)}
        </Link>
      ),
    },
    { id: 'subject', header: heads.subject, cell: (set) => mark(set.subject) },
    { id: 'level', header: heads.level, cell: (set) => <DifficultyBadge level={set.level} /> },
    { id: 'lecturer', header: heads.lecturer, cell: (set) => mark(set.lecturer) },
    {
      id: 'date',
      header: heads.date,
      width: '8.5rem',
      cell: (set) => <UpdatedDate date={set.lastUpdated} format="short" icon={false} />,
    },
    {
      id: 'actions',
      header: heads.actions,
      cell: (set) => <Actions {...props} set={set} />,
    },
  ];
}

const keyOf = (set: QuestionSet) => set.id;

/** The results as a table; cards on a phone. */
export function ResultTable({
  sets,
  text,
  previewHref,
  downloading,
  notice,
  onDownload,
  onDismiss,
}: ResultProps) {
  const searchMessages = useSearchMessages();
  const { columns: heads } = searchMessages;
  const columns = useMemo(
    () => columnsOf({ text, previewHref, downloading, notice, onDownload, onDismiss }, heads),
    [text, previewHref, downloading, notice, onDownload, onDismiss, heads],
  );
  return (
    <DataTable caption={searchMessages.results} columns={columns} rows={sets} rowKey={keyOf} />
  );
}
