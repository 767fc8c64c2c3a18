import type { CommentAnswer } from '@bank-soal/contract/talk';
import { Button } from '@bank-soal/ui/button';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { Dialog, DialogClose, DialogContent } from '@bank-soal/ui/dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { talkTexts } from '../indonesian/talk.js';
import type { CommentDeed } from './comment-actions.js';
import { CommentForm } from './comment-form.js';

export interface CommentDialogsProps {
  /** The action to confirm and its comment; nothing: all dialogs are closed. */
  doing: { deed: CommentDeed; comment: CommentAnswer } | undefined;
  onClose: () => void;
  onEdit: (comment: CommentAnswer, body: string) => Promise<void>;
  onResolve: (comment: CommentAnswer, answer: string) => Promise<void>;
  onRemove: (comment: CommentAnswer) => Promise<void>;
  describeError: (reason: unknown) => string;
}

/** Asks for what a change of a comment needs. */
export function CommentDialogs({
  doing,
  onClose,
  onEdit,
  onResolve,
  onRemove,
  describeError,
}: CommentDialogsProps) {
  const messages = useTexts(talkTexts);
  const close = (open: boolean) => open || onClose();
  const written = doing?.deed === 'remove' ? undefined : doing;
  const isEdit = written?.deed === 'edit';
  return (
    <>
      <Dialog open={written !== undefined} onOpenChange={close}>
        <DialogContent title={isEdit ? messages.editTitle : messages.resolveTitle}>
          {written && (
            <CommentForm
              label={isEdit ? messages.editLabel : messages.resolveLabel}
              hint={isEdit ? messages.editHint : messages.resolveHint}
              submitLabel={isEdit ? messages.save : messages.resolve}
              initial={isEdit ? written.comment.body : ''}
              optional={!isEdit}
              onSend={(text) => (isEdit ? onEdit : onResolve)(written.comment, text)}
              describeError={describeError}
            >
              <DialogClose>
                <Button>{messages.cancel}</Button>
              </DialogClose>
            </CommentForm>
          )}
        </DialogContent>
      </Dialog>
      <ConfirmDialog
        open={doing?.deed === 'remove'}
        onOpenChange={close}
        title={messages.removeTitle}
        description={messages.removeText}
        confirmLabel={messages.remove}
        onConfirm={() => doing && onRemove(doing.comment)}
        describeError={describeError}
      />
    </>
  );
}
