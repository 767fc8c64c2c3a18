import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import type { ReactNode } from 'react';
import { allSetsTexts } from '../../indonesian/all-sets.js';
import type { AllSetsAction } from './all-sets-columns.js';

export interface AllSetsQuestionProps {
  /** The question; nothing when absent. */
  action: AllSetsAction | undefined;
  /** Chooses to whom a set is given. */
  renderOwner: (set: AllSetsAction['set']) => ReactNode;
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
  renderOwner,
  onClose,
  onConfirm,
  describeError,
}: AllSetsQuestionProps) {
  const messages = useTexts(allSetsTexts);
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
      {kind === 'give' && renderOwner(set)}
    </ConfirmDialog>
  );
}
