'use client';

import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Select } from '@bank-soal/ui/select';
import type { ReactNode } from 'react';
import type { AllSetsAction } from './all-sets-columns.js';
import { useAllSetsMessages } from './all-sets-messages.js';

/** Somebody who may be given a set. */
export interface PossibleOwner {
  /** Of the account. */
  id: number;
  /** As people know it. */
  name: string;
}

/** Props of {@link AllSetsQuestion}. */
export interface AllSetsQuestionProps {
  /** What is asked; nothing when absent. */
  action: AllSetsAction | undefined;
  /** To whom a set may be given. */
  owners: readonly PossibleOwner[];
  /** Who is chosen; undefined while nobody is. */
  owner: number | undefined;
  /** Called when somebody is chosen. */
  onOwnerChange: (id: number | undefined) => void;
  /** Asks no more. */
  onClose: () => void;
  /** Does it. */
  onConfirm: () => Promise<void>;
  /** Says why it could not be done. */
  describeError: (reason: unknown) => ReactNode;
}

const TEXTS = {
  give: 'giveText',
  withdraw: 'withdrawText',
  restore: 'restoreText',
  delete: 'deleteText',
} as const;

/** Asks before a set is given away, withdrawn, restored or deleted. */
export function AllSetsQuestion({
  action,
  owners,
  owner,
  onOwnerChange,
  onClose,
  onConfirm,
  describeError,
}: AllSetsQuestionProps) {
  const messages = useAllSetsMessages();
  if (action === undefined) return null;
  const { kind, set } = action;
  return (
    <ConfirmDialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={messages[kind]}
      description={messages[TEXTS[kind]](set.title)}
      confirmLabel={messages[kind]}
      tone={kind === 'delete' || kind === 'withdraw' ? 'danger' : 'neutral'}
      onConfirm={onConfirm}
      describeError={describeError}
    >
      {kind === 'give' && (
        <Select
          label={messages.newOwner}
          placeholder={messages.chooseOwner}
          options={owners
            .filter(({ id }) => id !== set.creator?.id)
            .map(({ id, name }) => ({ value: String(id), label: name }))}
          value={owner === undefined ? '' : String(owner)}
          onChange={(event) => onOwnerChange(Number(event.target.value) || undefined)}
        />
      )}
    </ConfirmDialog>
  );
}
