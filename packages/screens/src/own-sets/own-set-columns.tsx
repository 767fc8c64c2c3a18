import { Cluster } from '@bank-soal/ui/cluster';
import type { DataColumn, TableLayout } from '@bank-soal/ui/data-table';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Link } from '@bank-soal/ui/link';
import { UpdatedDate } from '@bank-soal/ui/search';
import { LevelBadge } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useMemo } from 'react';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { OwnSetActions, type OwnSetActionsProps } from './own-set-actions.js';
import { SetAccess } from './set-access.js';
import { SetStatus } from './set-status.js';

function Title({ set, href }: { set: QuestionSet; href: string }) {
  return (
    <Stack gap="xs">
      {set.withdrawnAt ? (
        <Text as="span" size="inherit" weight="medium" tone="muted">
          {set.title}
        </Text>
      ) : (
        <Link href={href} tone="neutral" display="standalone">
          {set.title}
        </Link>
      )}
      <Cluster gap="sm">
        <Text as="span" size="xs" tone="muted">
          {set.year === null ? set.subject : `${set.subject}\u00a0·\u00a0${set.year}`}
        </Text>
        <LevelBadge level={set.level} />
      </Cluster>
    </Stack>
  );
}

export interface OwnSetColumnsProps
  extends Pick<OwnSetActionsProps, 'onWithdraw' | 'onRestore' | 'onDelete'> {
  hrefs: {
    preview: (id: number) => string;
    edit: (id: number) => string;
  };
  /** Opens the history of a set; absent where the server keeps none. */
  onLog?: ((set: QuestionSet) => void) | undefined;
  /** Nothing can be done: the sets are shown as another reader sees them. */
  readOnly?: boolean;
  /** Ids of the sets that are being brought back. */
  restoring: ReadonlySet<number>;
}

/** The columns of one's own sets; the same list until something in them changes. */
export function useOwnSetColumns({
  hrefs,
  restoring,
  onWithdraw,
  onRestore,
  onDelete,
  onLog,
  readOnly = false,
}: OwnSetColumnsProps): DataColumn<QuestionSet>[] {
  const { columns: heads } = useTexts(ownSetsTexts);
  const { formatCount } = useFormats();
  return useMemo(
    () => [
      {
        id: 'title',
        header: heads.set,
        rowHeader: true,
        sortBy: ({ title }) => title,
        cell: (set) => <Title set={set} href={hrefs.preview(set.id)} />,
      },
      {
        id: 'state',
        header: heads.state,
        width: onLog ? '10.5rem' : '12rem',
        cell: (set) => <SetStatus set={set} />,
      },
      ...(onLog
        ? [
            {
              id: 'access',
              header: heads.access,
              width: '12.5rem',
              cell: (set: QuestionSet) => <SetAccess set={set} onLog={onLog} />,
            },
          ]
        : []),
      {
        id: 'downloads',
        header: heads.downloads,
        align: 'end',
        sortBy: ({ downloads }) => downloads,
        cell: ({ downloads }) => formatCount(downloads),
      },
      {
        id: 'updated',
        header: heads.updated,
        sortBy: ({ lastUpdated }) => lastUpdated,
        cell: ({ lastUpdated }) => <UpdatedDate date={lastUpdated} format="short" icon={false} />,
      },
      ...(readOnly
        ? []
        : [
            {
              id: 'actions',
              header: heads.actions,
              headerHidden: true,
              width: '15.5rem',
              narrowWidth: '5.5rem',
              cell: (set: QuestionSet, layout: TableLayout) => (
                <OwnSetActions
                  set={set}
                  editHref={hrefs.edit(set.id)}
                  short={layout === 'narrow'}
                  restoring={restoring.has(set.id)}
                  onWithdraw={onWithdraw}
                  onRestore={onRestore}
                  onDelete={onDelete}
                />
              ),
            },
          ]),
    ],
    [hrefs, restoring, onWithdraw, onRestore, onDelete, onLog, readOnly, formatCount, heads],
  );
}
