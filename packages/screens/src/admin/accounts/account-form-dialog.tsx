import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { type ReactNode, useId } from 'react';
import { adminTexts } from '../../indonesian/admin.js';

export interface AccountFormDialogProps {
  title: string;
  /** The form's fields; nothing while it is closed. */
  children: ReactNode;
  /** Why it could not be saved. */
  notice: string | undefined;
  saving: boolean;
  onSubmit: () => void;
  onClose: () => void;
}

/** The form of one account in a dialog, which stays while it is being saved. */
export function AccountFormDialog({
  title,
  children,
  notice,
  saving,
  onSubmit,
  onClose,
}: AccountFormDialogProps) {
  const adminMessages = useTexts(adminTexts);
  const id = useId();
  const open = children !== undefined;
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !saving && onClose()}>
      {open && (
        <DialogContent
          title={title}
          size="sm"
          footer={
            <>
              <Button disabled={saving} onClick={onClose}>
                {adminMessages.cancel}
              </Button>
              <Button type="submit" form={id} variant="primary" busy={saving}>
                {saving ? adminMessages.saving : adminMessages.save}
              </Button>
            </>
          }
        >
          <Form id={id} aria-label={title} onSubmit={onSubmit}>
            {notice !== undefined && <Alert tone="danger">{notice}</Alert>}
            {children}
          </Form>
        </DialogContent>
      )}
    </Dialog>
  );
}
