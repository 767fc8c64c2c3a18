'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { type DataColumn, DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useFormats } from '@bank-soal/ui/lib/format';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { FailedLoadCard } from '../../failed-load/index.js';
import type { Paged } from '../../model/paged.js';
import type { ShownLoad } from '../../model/shown-load.js';

/** Texts of a list. */
export interface PagedTableWords {
  caption: string;
  /** How many rows are shown, and of how many. */
  shown: (shown: string, total: string) => string;
  failed: string;
  empty: string;
  emptyHint: string;
  more: string;
  moreFailed: string;
}

export interface PagedTableProps<Row> {
  /** Rows of the list, or the reason why there are none. */
  state: ShownLoad<Paged<Row>>;
  columns: readonly DataColumn<Row>[];
  words: PagedTableWords;
  /** Takes away all that narrows the list, offered where nothing is left of it. */
  clear?: { label: string; onClear: () => void };
}

const rowKey = ({ id }: { id: number }) => id;

/** A list of the administration that comes page by page. */
export function PagedTable<Row extends { id: number }>({
  state,
  columns,
  words,
  clear,
}: PagedTableProps<Row>) {
  const { formatCount } = useFormats();
  if (state.status === 'failed') return <FailedLoadCard load={state} title={words.failed} />;
  const ready = state.status === 'ready';
  return (
    <Stack>
      {!ready && <LoadingStatus />}
      {ready && (
        <Text size="sm" tone="muted" aria-live="polite">
          {words.shown(formatCount(state.items.length), formatCount(state.total))}
        </Text>
      )}
      <DataTable
        density="compact"
        cardsBelow={62}
        caption={words.caption}
        columns={columns}
        rows={ready ? state.items : []}
        rowKey={rowKey}
        loading={!ready}
        empty={
          ready && (
            <EmptyState
              frame="sunken"
              headingLevel={2}
              title={words.empty}
              description={words.emptyHint}
              actions={clear && <Button onClick={clear.onClear}>{clear.label}</Button>}
            />
          )
        }
      />
      {ready && state.more?.failed && <Alert tone="danger" title={words.moreFailed} />}
      {ready && state.more && (
        <Cluster>
          <Button busy={state.more.busy} onClick={state.more.load}>
            {words.more}
          </Button>
        </Cluster>
      )}
    </Stack>
  );
}
