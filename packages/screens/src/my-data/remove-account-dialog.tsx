'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Dialog, DialogClose, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { PasswordField } from '@bank-soal/ui/password-field';
import { useState } from 'react';
import { useMyDataMessages } from './my-data-messages.js';

/** Props of {@link RemoveAccountDialog}. */
export interface RemoveAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** Rejects with what `describeError` puts into words. */
  onRemove: (password: string) => Promise<void>;
  describeError: (reason: unknown) => string;
}

function Proof({ onRemove, describeError }: Omit<RemoveAccountDialogProps, 'open' | 'onClose'>) {
  const messages = useMyDataMessages();
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<string>();

  async function remove() {
    setTried(true);
    if (password === '' || busy) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onRemove(password);
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <Form gap="md" onSubmit={() => void remove()}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      <PasswordField
        label={messages.password}
        hint={messages.passwordHint}
        error={tried && password === '' ? messages.passwordMissing : undefined}
        required
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <Cluster gap="sm" justify="end">
        <DialogClose>
          <Button>{messages.cancel}</Button>
        </DialogClose>
        <Button type="submit" variant="danger" busy={busy}>
          {messages.removeButton}
        </Button>
      </Cluster>
    </Form>
  );
}

/** Asks for the password before an account is removed, and says what stays. */
export function RemoveAccountDialog({ open, onClose, ...proof }: RemoveAccountDialogProps) {
  const messages = useMyDataMessages();
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent title={messages.removeTitle} description={messages.removeText}>
        <Proof {...proof} />
      </DialogContent>
    </Dialog>
  );
}
