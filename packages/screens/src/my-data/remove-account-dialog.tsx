'use client';

import type { DeleteMeBody } from '@bank-soal/contract/accounts';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Dialog, DialogClose, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { PasswordField } from '@bank-soal/ui/password-field';
import { Separator } from '@bank-soal/ui/separator';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { useState } from 'react';
import { myDataTexts } from '../indonesian/my-data.js';

/** Result of the campus's own sign-in. */
export interface CampusProof {
  /** Code that proves the owner; good once, for a minute. */
  code?: string;
  /** Why there is none, by its code. */
  problem?: string;
}

export interface RemoveAccountDialogProps {
  open: boolean;
  onClose: () => void;
  /** Rejects with what `describeError` puts into words. */
  onRemove: (proof: DeleteMeBody) => Promise<void>;
  describeError: (reason: unknown) => string;
  /** The account may have a password that shows whose it is. */
  byPassword: boolean;
  /** Where the campus's own sign-in shows it, and what its accounts are called. */
  campus?: { label: string; href: string };
  /** Its result. */
  proof?: CampusProof;
}

type ProofProps = Omit<RemoveAccountDialogProps, 'open' | 'onClose'>;

function Proof({ onRemove, describeError, byPassword, campus, proof }: ProofProps) {
  const messages = useTexts(myDataTexts);
  const [code, setCode] = useState(proof?.code);
  const [password, setPassword] = useState('');
  const [tried, setTried] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState(
    proof?.problem === undefined ? undefined : messages.notProven,
  );
  const sends = code !== undefined || byPassword;

  async function remove() {
    setTried(true);
    if (busy || (code === undefined && password === '')) return;
    setBusy(true);
    setFailure(undefined);
    try {
      await onRemove(code === undefined ? { password } : { code });
    } catch (error) {
      // A code is good once, whatever came of it.
      setCode(undefined);
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <Form gap="md" onSubmit={() => void remove()}>
      {failure && <Alert tone="danger">{failure}</Alert>}
      {code !== undefined && <Alert tone="info">{messages.proven}</Alert>}
      {code === undefined && campus && (
        <Stack gap="sm" align="start">
          <Text>{messages.proof}</Text>
          <Button asChild>
            <a href={campus.href}>{messages.campus(campus.label)}</a>
          </Button>
        </Stack>
      )}
      {code === undefined && campus && byPassword && <Separator>{messages.or}</Separator>}
      {code === undefined && byPassword && (
        <PasswordField
          label={messages.password}
          hint={messages.passwordHint}
          error={tried && password === '' ? messages.passwordMissing : undefined}
          required
          value={password}
          onChange={(event) => setPassword(event.target.value)}
        />
      )}
      <Cluster gap="sm" justify="end">
        <DialogClose>
          <Button>{messages.cancel}</Button>
        </DialogClose>
        {sends && (
          <Button type="submit" variant="danger" busy={busy}>
            {messages.removeButton}
          </Button>
        )}
      </Cluster>
    </Form>
  );
}

/** Asks for what shows whose the account is before it is removed, and says what stays. */
export function RemoveAccountDialog({ open, onClose, ...proof }: RemoveAccountDialogProps) {
  const messages = useTexts(myDataTexts);
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      <DialogContent title={messages.removeTitle} description={messages.removeText}>
        <Proof {...proof} />
      </DialogContent>
    </Dialog>
  );
}
