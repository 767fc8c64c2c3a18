import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useMemo } from 'react';
import { useStableCallback } from '../../browser/use-stable-callback.js';
import { accountListTexts } from '../../indonesian/account-list.js';
import { adminTexts } from '../../indonesian/admin.js';
import type { Paged } from '../../model/paged.js';
import type { ShownLoad } from '../../model/shown-load.js';
import { PagedTable } from '../shared/index.js';
import { accountColumns } from './account-columns.js';

/** Where the list of accounts stands. */
export type AccountsViewState = ShownLoad<Paged<AccountAnswer>>;

export interface AccountListProps {
  /** Accounts of the list, or the reason why there are none. */
  state: AccountsViewState;
  /** Takes away all that narrows it. */
  onClear: () => void;
  /** Opens the form of one. */
  onEdit: (account: AccountAnswer) => void;
  /** Asks whether one is to be deleted. */
  onRemove: (account: AccountAnswer) => void;
}

/** The accounts that match, page by page. */
export function AccountList({ state, onClear, onEdit, onRemove }: AccountListProps) {
  const words = useTexts(accountListTexts);
  const { actions } = useTexts(adminTexts);
  const edit = useStableCallback(onEdit);
  const remove = useStableCallback(onRemove);
  const columns = useMemo(
    () => accountColumns(edit, remove, words, actions),
    [edit, remove, words, actions],
  );
  return (
    <PagedTable
      state={state}
      columns={columns}
      words={words}
      clear={{ label: words.clear, onClear }}
    />
  );
}
