import { Alert } from '@bank-soal/ui/alert';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { Highlight } from '@bank-soal/ui/highlight';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { UpdatedDate } from '@bank-soal/ui/search';
import { LevelBadge } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { useMemo } from 'react';
import { resultTableTexts } from '../../indonesian/result-table.js';
import { searchTexts } from '../../indonesian/search.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { SetLock } from '../../set-lock/index.js';
import type { ScreenTexts } from '../../texts/site-texts.js';
import type { ResultProps } from './result-props.js';
import { SetDownloads } from './set-downloads.js';

type TableProps = Omit<ResultProps, 'sets' | 'placeKey' | 'picked'>;

function Title({ set, text, notice, previewHref, onDismiss }: TableProps & { set: QuestionSet }) {
  const link = (
    <>
      <Link href={previewHref(set.id)} tone="neutral">
        <Highlight text={set.title} query={text} />
      </Link>{' '}
      <SetLock set={set} />
    </>
  );
  if (notice?.key !== set.id) return link;
  return (
    <Stack gap="sm" align="start">
      {link}
      {/* Not under its button, whose column has no room for a sentence. */}
      <Alert tone="danger" title={notice.sentence} onDismiss={onDismiss} />
    </Stack>
  );
}

/** The columns: title, course, level, lecturer, date, download. */
function columnsOf(
  props: TableProps,
  heads: ScreenTexts['resultTable'],
): DataColumn<QuestionSet>[] {
  const mark = (part: string) => <Highlight text={part} query={props.text} />;
  return [
    {
      id: 'title',
      header: heads.title,
      rowHeader: true,
      width: '26%',
      narrowWidth: '30%',
      cell: (set) => <Title {...props} set={set} />,
    },
    {
      id: 'subject',
      header: heads.subject,
      cell: (set) => (
        <Link href={props.hrefOf({ courseTags: [set.subject] })} tone="neutral">
          {mark(set.subject)}
        </Link>
      ),
    },
    { id: 'level', header: heads.level, cell: (set) => <LevelBadge level={set.level} /> },
    {
      id: 'lecturer',
      header: heads.lecturer,
      cell: (set) => (
        <Link href={props.hrefOf({ q: set.lecturer })} tone="neutral">
          {mark(set.lecturer)}
        </Link>
      ),
    },
    {
      id: 'date',
      header: heads.date,
      width: '7.5rem',
      narrowWidth: '6.5rem',
      cell: (set) => <UpdatedDate date={set.lastUpdated} format="short" icon={false} />,
    },
    {
      id: 'actions',
      header: heads.actions,
      narrowWidth: '3.5rem',
      cell: (set, layout) => (
        <SetDownloads
          set={set}
          label={heads.download}
          short={layout === 'narrow'}
          busy={props.downloading.has(set.id)}
          onDownload={props.onDownload}
        />
      ),
    },
  ];
}

const keyOf = (set: QuestionSet) => set.id;

/** The results as a table; cards where there is no room for it. */
export function ResultTable({
  sets,
  text,
  previewHref,
  hrefOf,
  downloading,
  notice,
  onDownload,
  onDismiss,
  picked,
}: ResultProps) {
  const { results } = useTexts(searchTexts);
  const messages = useTexts(resultTableTexts);
  const columns = useMemo(
    () =>
      columnsOf(
        { text, previewHref, hrefOf, downloading, notice, onDownload, onDismiss },
        messages,
      ),
    [text, previewHref, hrefOf, downloading, notice, onDownload, onDismiss, messages],
  );
  return (
    <DataTable
      caption={results}
      columns={columns}
      rows={sets}
      rowKey={keyOf}
      {...(picked && {
        selected: picked.ids,
        onSelectedChange: picked.choose,
        isSelectable: picked.mayChoose,
        rowLabel: picked.nameOf,
      })}
    />
  );
}
