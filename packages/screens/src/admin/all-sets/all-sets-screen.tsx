'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { type AllSetsWrites, useAllSets, useAllSetsWrites } from '../../data/sets/use-all-sets.js';
import { allSetsTexts } from '../../indonesian/all-sets.js';
import { toShownLoad } from '../../model/shown-load.js';
import { useWording } from '../../texts/use-wording.js';
import {
  ADMIN_TOAST_MS,
  explanationOf,
  type OnSignedOut,
  useAddressText,
  useAdminSession,
  useFailureDetail,
} from '../shared/index.js';
import type { AllSetsState } from './all-sets-address.js';
import type { AllSetsAction } from './all-sets-columns.js';
import { AllSetsView } from './all-sets-view.js';
import { OwnerChoiceScreen } from './owner-choice-screen.js';

export interface AllSetsScreenProps {
  /** State in the address: `allSetsAddress.read` makes it. */
  state: AllSetsState;
  /** Writes the address; `allSetsAddress.write` makes its query part. */
  onStateChange: (
    next: AllSetsState,
    change: {
      /** Leaves no step behind to go back to. */
      replace: boolean;
    },
  ) => void;
  /** Leads to the login; the ended session is gone by then. */
  onSignedOut: OnSignedOut;
}

const TOASTS = {
  give: 'given',
  withdraw: 'withdrawnToast',
  restore: 'restoredToast',
  delete: 'deletedToast',
} as const;

function perform({ kind, set }: AllSetsAction, owner: number, writes: AllSetsWrites) {
  if (kind === 'give') return writes.changeOwner(set.id, owner);
  if (kind === 'withdraw') return writes.withdraw(set.id);
  return kind === 'restore' ? writes.restore(set.id) : writes.deleteForever(set.id);
}

/** All sets, with what administrators do with them. */
export function AllSetsScreen({ state, onStateChange, onSignedOut }: AllSetsScreenProps) {
  const messages = useTexts(allSetsTexts);
  const inWords = useWording();
  const detailOf = useFailureDetail();
  const load = useAllSets(state);
  const writes = useAllSetsWrites();
  const write = useAdminSession(onSignedOut, [load]);
  const [text, type] = useAddressText(state.q, (q) =>
    onStateChange({ ...state, q }, { replace: true }),
  );
  const [action, ask] = useState<AllSetsAction>();
  const [owner, choose] = useState<number>();

  async function confirm() {
    if (action === undefined) return;
    if (action.kind === 'give' && owner === undefined) throw new Error(messages.choose);
    await write(() => perform(action, owner ?? 0, writes));
    toast.success(messages[TOASTS[action.kind]], { duration: ADMIN_TOAST_MS });
  }

  function describeError(error: unknown): string {
    if (error instanceof Error && error.message === messages.choose) return messages.choose;
    return inWords(explanationOf(error, messages.writeFailed));
  }

  return (
    <AllSetsView
      state={toShownLoad(load, detailOf)}
      text={text}
      onTextChange={type}
      filters={state}
      onFiltersChange={(next) => onStateChange(next, { replace: false })}
      onAsk={(next) => {
        choose(undefined);
        ask(next);
      }}
      question={{
        action,
        renderOwner: (set) => (
          <OwnerChoiceScreen except={set.creator?.id} value={owner} onChange={choose} />
        ),
        onClose: () => ask(undefined),
        onConfirm: confirm,
        describeError,
      }}
    />
  );
}
