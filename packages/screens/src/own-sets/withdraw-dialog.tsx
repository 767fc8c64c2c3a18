import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';

export interface WithdrawDialogProps {
  /** The set that is asked about; without one the dialog is closed. */
  set: Pick<QuestionSet, 'id' | 'title'> | undefined;
  onClose: () => void;
  onConfirm: (set: Pick<QuestionSet, 'id' | 'title'>) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
  /**
   * Deletes a withdrawn set for good instead.
   * @default false
   */
  forever?: boolean;
}

/** Asks before a set is taken away from everyone, or deleted for good. */
export function WithdrawDialog({
  set,
  onClose,
  onConfirm,
  describeError,
  forever = false,
}: WithdrawDialogProps) {
  const messages = useTexts(ownSetsTexts);
  return (
    <ConfirmDialog
      open={set !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={forever ? messages.deleteTitle : messages.withdrawTitle}
      description={set && (forever ? messages.deleteText : messages.withdrawText)(set.title)}
      confirmLabel={forever ? messages.deleteForever : messages.withdraw}
      onConfirm={() => set && onConfirm(set)}
      describeError={describeError}
    />
  );
}
