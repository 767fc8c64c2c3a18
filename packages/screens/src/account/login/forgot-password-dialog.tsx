'use client';

import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogClose, DialogContent } from '@bank-soal/ui/dialog';
import { useLoginMessages } from '../login-messages.js';

/** Says whom to ask for a new password. */
export function ForgotPasswordDialog({ onClose }: { onClose: () => void }) {
  const loginMessages = useLoginMessages();
  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="sm"
        title={loginMessages.forgotTitle}
        description={loginMessages.forgotText}
        footer={
          <DialogClose>
            <Button variant="primary">{loginMessages.forgotClose}</Button>
          </DialogClose>
        }
      />
    </Dialog>
  );
}
