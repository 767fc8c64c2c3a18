'use client';

import {
  ACCOUNT_KINDS,
  ACCOUNT_SORTS,
  ACCOUNT_STATUSES,
  type AccountAnswer,
} from '@bank-soal/contract/accounts';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { DataTable } from '@bank-soal/ui/data-table';
import { EmptyState } from '@bank-soal/ui/empty-state';
import { Grid } from '@bank-soal/ui/grid';
import { AddIcon, ImportIcon } from '@bank-soal/ui/icon';
import { ImportDialog, type ImportDialogProps } from '@bank-soal/ui/import-dialog';
import { useFormats } from '@bank-soal/ui/lib/format';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { PageHeader } from '@bank-soal/ui/page-header';
import { SearchField } from '@bank-soal/ui/search-field';
import { Select } from '@bank-soal/ui/select';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { type ReactNode, useMemo } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { FailedLoadCard } from '../../failed-load/index.js';
import type { Paged } from '../../model/paged.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { NameList, useAdminMessages } from '../shared/index.js';
import { accountColumns } from './account-columns.js';
import { AccountDialog, type AccountDialogProps } from './account-dialog.js';
import { STUDENT_TEMPLATE, useStudentColumns } from './account-import.js';
import type { AccountListState } from './account-list-address.js';
import { useAccountListMessages } from './account-list-messages.js';
import { NewAccountDialog, type NewAccountDialogProps } from './new-account-dialog.js';

/** Where the list of accounts stands. */
export type AccountsViewState = ShownLoad<Paged<AccountAnswer>>;

/** Props of {@link AccountsView}. */
export interface AccountsViewProps {
  /** What is there of the list, or why nothing is. */
  state: AccountsViewState;
  /** What is being typed into the search. */
  text: string;
  /** Called at every key. */
  onTextChange: (text: string) => void;
  /** What the list follows. */
  filters: AccountListState;
  /** Called with all filters, the changed one among them. */
  onFiltersChange: (next: AccountListState) => void;
  /** Opens the form of a new one. */
  onAdd: () => void;
  /** The form of a new one. */
  adding: NewAccountDialogProps;
  /** Opens the form of one. */
  onEdit: (account: AccountAnswer) => void;
  /** The form of one. */
  editing: AccountDialogProps;
  /** What is asked before one is deleted. */
  removal: {
    /** Nothing is asked when absent. */
    account: AccountAnswer | undefined;
    /** Asks about one; `undefined` asks no more. */
    onAsk: (account: AccountAnswer | undefined) => void;
    /** Deletes it. */
    onConfirm: () => Promise<void>;
    /** Why it could not be deleted. */
    describeError: (reason: unknown) => ReactNode;
  };
  /** The dialog of the import of students. */
  imports: Pick<
    ImportDialogProps,
    'open' | 'onOpenChange' | 'check' | 'onImport' | 'describeError'
  >;
}

const rowKey = ({ id }: AccountAnswer) => id;

function Filters({ text, onTextChange, filters, onFiltersChange }: AccountsViewProps) {
  const words = useAccountListMessages();
  const change = (part: Partial<AccountListState>) => onFiltersChange({ ...filters, ...part });
  return (
    <Stack>
      <SearchField
        label={words.search}
        placeholder={words.searchPlaceholder}
        value={text}
        onChange={onTextChange}
      />
      <Grid min="md" stretch>
        <Select
          label={words.kind}
          placeholder={words.anyKind}
          options={ACCOUNT_KINDS.map((value) => ({ value, label: words.kinds[value] }))}
          value={filters.kind}
          onChange={(event) => change({ kind: event.target.value })}
        />
        <Select
          label={words.status}
          placeholder={words.anyStatus}
          options={ACCOUNT_STATUSES.map((value) => ({ value, label: words.statuses[value] }))}
          value={filters.status}
          onChange={(event) => change({ status: event.target.value })}
        />
        <Select
          label={words.sort}
          options={ACCOUNT_SORTS.map((value) => ({ value, label: words.sorts[value] }))}
          value={filters.sort || 'name'}
          onChange={(event) => change({ sort: event.target.value })}
        />
      </Grid>
    </Stack>
  );
}

function Accounts({ state, onTextChange, filters, onFiltersChange, ...rest }: AccountsViewProps) {
  const words = useAccountListMessages();
  const { actions } = useAdminMessages();
  const { formatCount } = useFormats();
  const edit = useStableCallback(rest.onEdit);
  const remove = useStableCallback(rest.removal.onAsk);
  const columns = useMemo(
    () => accountColumns(edit, remove, words, actions),
    [edit, remove, words, actions],
  );
  if (state.status === 'failed') return <FailedLoadCard load={state} title={words.failed} />;
  const ready = state.status === 'ready';
  const clear = () => {
    onTextChange('');
    onFiltersChange({ ...filters, q: '', kind: '', status: '' });
  };
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
              actions={<Button onClick={clear}>{words.clear}</Button>}
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

/** All accounts as they look: filters, the list, and what can be done with one. */
export function AccountsView(props: AccountsViewProps) {
  const words = useAccountListMessages();
  const adminMessages = useAdminMessages();
  const columns = useStudentColumns();
  const { state, adding, editing, removal, imports } = props;
  const { account } = removal;
  return (
    <Container space="md">
      <Stack gap="lg">
        <PageHeader
          title={words.title}
          description={words.lead}
          actions={
            <>
              <Button
                icon={<ImportIcon />}
                disabled={state.status !== 'ready'}
                onClick={() => imports.onOpenChange(true)}
              >
                {words.import}
              </Button>
              <Button
                variant="primary"
                icon={<AddIcon />}
                disabled={state.status !== 'ready'}
                onClick={props.onAdd}
              >
                {words.add}
              </Button>
            </>
          }
        />
        <Filters {...props} />
        <Accounts {...props} />
      </Stack>
      <AccountDialog {...editing} />
      <NewAccountDialog {...adding} />
      <ConfirmDialog
        open={account !== undefined}
        onOpenChange={(open) => !open && removal.onAsk(undefined)}
        title={words.removeTitle}
        description={words.removeConfirm}
        confirmLabel={adminMessages.remove}
        onConfirm={removal.onConfirm}
        describeError={removal.describeError}
      >
        <Stack gap="sm">
          <NameList names={account ? [account.name] : []} />
          <Text size="sm" tone="muted">
            {words.removeNote}
          </Text>
        </Stack>
      </ConfirmDialog>
      <ImportDialog
        {...imports}
        title={words.importTitle}
        columns={columns}
        templateName={STUDENT_TEMPLATE}
      />
    </Container>
  );
}
