'use client';

import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { useFormats } from '@bank-soal/ui/lib/format';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useMemo } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { FailedLoadCard } from '../../failed-load/index.js';
import type { Paged } from '../../model/paged.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { useAdminMessages } from '../shared/index.js';
import { accountColumns } from './account-columns.js';
import { useAccountListMessages } from './account-list-messages.js';

/** Where the list of accounts stands. */
export type AccountsViewState = ShownLoad<Paged<AccountAnswer>>;

/** Props of {@link AccountList}. */
export interface AccountListProps {
  /** What is there of the list, or why nothing is. */
  state: AccountsViewState;
  /** Takes away all that narrows it. */
  onClear: () => void;
  /** Opens the form of one. */
  onEdit: (account: AccountAnswer) => void;
  /** Asks whether one is to be deleted. */
  onRemove: (account: AccountAnswer) => void;
}

const rowKey = ({ id }: AccountAnswer) => id;

/** The accounts that match, page by page. */
export function AccountList({ state, onClear, onEdit, onRemove }: AccountListProps) {
  const words = useAccountListMessages();
  const { actions } = useAdminMessages();
  const { formatCount } = useFormats();
  const edit = useStableCallback(onEdit);
  const remove = useStableCallback(onRemove);
  const columns = useMemo(
    () => accountColumns(edit, remove, words, actions),
    [edit, remove, words, actions],
  );
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
              actions={<Button onClick={onClear}>{words.clear}</Button>}
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
