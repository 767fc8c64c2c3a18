'use client';

import type { AccountAnswer } from '@bank-soal/contract/accounts';
import { ACCOUNT_SENTENCES, PEOPLE_SENTENCES } from '@bank-soal/contract/sentences';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { useAccounts } from '../../data/accounts/use-accounts.js';
import { accountListTexts } from '../../indonesian/account-list.js';
import { adminTexts } from '../../indonesian/admin.js';
import { toShownLoad } from '../../model/shown-load.js';
import { useWording } from '../../texts/use-wording.js';
import {
  ADMIN_TOAST_MS,
  failureReason,
  importFailure,
  judgePeopleRows,
  type OnSignedOut,
  useAddressText,
  useAdminSession,
  useFailureDetail,
  wordedRows,
} from '../shared/index.js';
import type { AccountListState } from './account-list-address.js';
import { AccountsView } from './accounts-view.js';
import { useAccountAdding } from './use-account-adding.js';
import { useAccountEditing } from './use-account-editing.js';

/** Sentences of a changed account and an import of students. */
const ACCOUNT_LIST_SENTENCES = { ...ACCOUNT_SENTENCES, ...PEOPLE_SENTENCES };

export interface AccountsScreenProps {
  /** State in the address: `accountListAddress.read` makes it. */
  state: AccountListState;
  /** Writes the address; `accountListAddress.write` makes its query part. */
  onStateChange: (
    next: AccountListState,
    change: {
      /** Leaves no step behind to go back to. */
      replace: boolean;
    },
  ) => void;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

const duration = ADMIN_TOAST_MS;
const TAKEN = { code: 'taken', what: 'email' } as const;

/** All accounts, for administrators. */
export function AccountsScreen({ state, onStateChange, onSignedOut }: AccountsScreenProps) {
  const words = useTexts(accountListTexts);
  const adminMessages = useTexts(adminTexts);
  const inWords = useWording(ACCOUNT_LIST_SENTENCES);
  const { formatCount } = useFormats();
  const detailOf = useFailureDetail();
  const [load, writes] = useAccounts(state);
  const write = useAdminSession(onSignedOut, [load]);
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const reasonOf = (error: unknown) =>
    inWords(failureReason(error, words.unknownReason, adminMessages));
  const { edit, editing } = useAccountEditing({ write, writes, inWords, reasonOf });
  const { add, adding } = useAccountAdding({ write, writes, inWords, reasonOf });
  const [removed, setRemoved] = useState<AccountAnswer>();
  const [importing, setImporting] = useState(false);

  return (
    <AccountsView
      state={toShownLoad(load, detailOf)}
      text={text}
      onTextChange={type}
      filters={state}
      onFiltersChange={(next) => onStateChange(next, { replace: false })}
      onAdd={add}
      adding={adding}
      onEdit={edit}
      editing={editing}
      removal={{
        account: removed,
        onAsk: setRemoved,
        onConfirm: async () => {
          if (!removed) return;
          await write(() => writes.remove(removed.id));
          toast.success(words.removed, { duration });
        },
        describeError: (error) => words.removeFailed(reasonOf(error)),
      }}
      imports={{
        open: importing,
        onOpenChange: setImporting,
        // The server knows which emails are taken: not all accounts are here.
        check: (rows) => wordedRows(judgePeopleRows(rows, [], TAKEN), inWords),
        onImport: async (rows) => {
          const count = await write(() => writes.importRows(rows.map(({ values }) => values)));
          toast.success(words.imported(formatCount(count)), { duration });
        },
        describeError: (error) => importFailure(error, words.importFailed, inWords),
      }}
    />
  );
}
