'use client';

import { Button } from '@bank-soal/ui/button';
import { ConfirmDialog } from '@bank-soal/ui/confirm-dialog';
import { useState } from 'react';
import { useUploadMessages } from '../set-editor/index.js';

/** Empties the form after asking: what was typed would be lost. */
export function ResetButton({ onReset }: { onReset: () => void }) {
  const uploadMessages = useUploadMessages();
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
