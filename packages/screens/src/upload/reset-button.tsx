import { Button } from '@bank-soal/ui/button';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { uploadTexts } from '../indonesian/upload.js';

/** Empties the form after asking: what was typed would be lost. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const uploadMessages = useTexts(uploadTexts);
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button size="lg" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {uploadMessages.reset}
      </Button>
      <ConfirmDialog
        open={open}
        onOpenChange={setOpen}
        title={uploadMessages.resetTitle}
        description={uploadMessages.resetText}
        confirmLabel={uploadMessages.resetConfirm}
        onConfirm={onReset}
      />
    </>
  );
}
