import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextField } from '@bank-soal/ui/text-field';
import { useId } from 'react';
import { adminTexts } from '../../indonesian/admin.js';
import { taggingTexts } from '../../indonesian/tagging.js';

export interface MaterialDialogProps {
  open: boolean;
  onClose: () => void;
  name: string;
  onNameChange: (name: string) => void;
  /** Why it could not be added, and what may be the cause. */
  notice: { sentence: string; hint?: string | undefined } | undefined;
  saving: boolean;
  onSubmit: () => void;
}

/** Adds a material to a course. An empty name sends nothing. */
export function MaterialDialog({
  open,
  onClose,
  name,
  onNameChange,
  notice,
  saving,
  onSubmit,
}: MaterialDialogProps) {
  const taggingMessages = useTexts(taggingTexts);
  const adminMessages = useTexts(adminTexts);
  const id = useId();
  return (
    <Dialog open={open} onOpenChange={(next) => !next && !saving && onClose()}>
      {open && (
        <DialogContent
          title={taggingMessages.addMaterial}
          size="sm"
          footer={
            <>
              <Button disabled={saving} onClick={onClose}>
                {adminMessages.cancel}
              </Button>
              <Button
                type="submit"
                form={id}
                variant="primary"
                busy={saving}
                disabled={name.trim() === ''}
              >
                {saving ? adminMessages.saving : adminMessages.save}
              </Button>
            </>
          }
        >
          <Form id={id} aria-label={taggingMessages.addMaterial} onSubmit={onSubmit}>
            {notice && (
              <Alert tone="danger" title={notice.sentence}>
                {notice.hint}
              </Alert>
            )}
            <TextField
              name="materialName"
              label={taggingMessages.materialName}
              placeholder={taggingMessages.materialPlaceholder}
              autoComplete="off"
              maxLength={100}
              readOnly={saving}
              value={name}
              onChange={(event) => onNameChange(event.target.value)}
            />
          </Form>
        </DialogContent>
      )}
    </Dialog>
  );
}
