import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';

export interface DeleteDialogProps {
  /** The set that is asked about; without one the dialog is closed. */
  set: Pick<QuestionSet, 'id' | 'title'> | undefined;
  onClose: () => void;
  onConfirm: (set: Pick<QuestionSet, 'id' | 'title'>) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
}

/** Asks before a withdrawn set is deleted for good. */
export function DeleteDialog({ set, onClose, onConfirm, describeError }: DeleteDialogProps) {
  const messages = useTexts(ownSetsTexts);
  return (
    <ConfirmDialog
      open={set !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={messages.deleteTitle}
      description={set && messages.deleteText(set.title)}
      confirmLabel={messages.deleteForever}
      onConfirm={() => set && onConfirm(set)}
      describeError={describeError}
    />
  );
}
