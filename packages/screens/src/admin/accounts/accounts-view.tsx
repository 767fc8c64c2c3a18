import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { Button } from '@bank-soal/ui/button';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Container } from '@bank-soal/ui/container';
import { PageHeader } from '@bank-soal/ui/frame';
import { AddIcon, ImportIcon } from '@bank-soal/ui/icon';
import { ImportDialog, type ImportDialogProps } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import type { ReactNode } from 'react';
import { accountListTexts } from '../../indonesian/account-list.js';
import { adminTexts } from '../../indonesian/admin.js';
import { NameList, usePeopleColumns } from '../shared/index.js';
import { AccountDialog, type AccountDialogProps } from './account-dialog.js';
import { AccountFilters, type AccountFiltersProps } from './account-filters.js';
import { AccountList, type AccountListProps } from './account-list.js';
import { NewAccountDialog, type NewAccountDialogProps } from './new-account-dialog.js';

export interface AccountsViewProps
  extends AccountFiltersProps,
    Pick<AccountListProps, 'state' | 'onEdit'> {
  /** Opens the form of a new one. */
  onAdd: () => void;
  /** The form of a new one. */
  adding: NewAccountDialogProps;
  /** The form of one. */
  editing: AccountDialogProps;
  /** Question before one is deleted. */
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

/** All accounts as they look: filters, the list, and what can be done with one. */
export function AccountsView(props: AccountsViewProps) {
  const words = useTexts(accountListTexts);
  const adminMessages = useTexts(adminTexts);
  const columns = usePeopleColumns(words, 'budi.santoso@kampus.ac.id');
  const { state, adding, editing, removal, imports } = props;
  const { account } = removal;
  const clear = () => {
    props.onTextChange('');
    props.onFiltersChange({ ...props.filters, q: '', kind: '', status: '' });
  };
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
                onClick={() => imports.onOpenChange?.(true)}
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
        <AccountFilters
          text={props.text}
          onTextChange={props.onTextChange}
          filters={props.filters}
          onFiltersChange={props.onFiltersChange}
        />
        <AccountList state={state} onClear={clear} onEdit={props.onEdit} onRemove={removal.onAsk} />
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
        templateName="template-mahasiswa.csv"
      />
    </Container>
  );
}
