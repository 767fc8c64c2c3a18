import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { editSetTexts } from '../indonesian/edit-set.js';
import type { SetFile } from '../model/sets/question-set.js';

export interface RemoveFileDialogProps {
  /** The file that is asked about; without one the dialog is closed. */
  file: SetFile | undefined;
  /** It is the only question file. */
  last: boolean;
  onClose: () => void;
  onConfirm: (file: SetFile) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
}

/** Asks before a file is deleted: it cannot be brought back. */
export function RemoveFileDialog({
  file,
  last,
  onClose,
  onConfirm,
  describeError,
}: RemoveFileDialogProps) {
  const messages = useTexts(editSetTexts);
  return (
    <ConfirmDialog
      open={file !== undefined}
      onOpenChange={(open) => open || onClose()}
      title={messages.removeTitle}
      description={file && messages.removeText(file.name)}
      confirmLabel={messages.remove}
      onConfirm={() => file && onConfirm(file)}
      describeError={describeError}
    >
      {last && messages.removeLast}
    </ConfirmDialog>
  );
}
