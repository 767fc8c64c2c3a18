import { readDay } from '@bank-soal/contract/common';
import type { PaperAnswer, PaperUseBody } from '@bank-soal/contract/papers';
import { TERMS, type Term } from '@bank-soal/contract/sets';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { DateField } from '@bank-soal/ui/date-field';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { dayIn, midnightIn, useTimeZone } from '@bank-soal/ui/lib/time-zone';
import { Select } from '@bank-soal/ui/select';
import { useState } from 'react';
import { ownPapersTexts } from '../indonesian/own-papers.js';

export interface MarkUsedDialogProps {
  /** The paper that was used; without one the dialog is closed. */
  paper: PaperAnswer | undefined;
  onClose: () => void;
  /** Marks it; the dialog stays until it is done. */
  onUse: (paper: PaperAnswer, body: PaperUseBody) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
}

/** Asks when a paper was used before it is frozen. */
export function MarkUsedDialog({ paper, onClose, ...rest }: MarkUsedDialogProps) {
  return (
    <Dialog open={paper !== undefined} onOpenChange={(open) => open || onClose()}>
      {paper && <MarkUsed paper={paper} onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function MarkUsed({
  paper,
  onClose,
  onUse,
  describeError,
}: MarkUsedDialogProps & { paper: PaperAnswer }) {
  const messages = useTexts(ownPapersTexts);
  const timeZone = useTimeZone();
  const [day, setDay] = useState(() => readDay(paper.head.date) || dayIn(new Date(), timeZone));
  const [term, setTerm] = useState<Term | ''>('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');

  async function use() {
    const at = midnightIn(day, timeZone);
    setMissing(Number.isNaN(at));
    if (Number.isNaN(at) || busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onUse(paper, { usedOn: new Date(at).toISOString(), term: term || null });
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <DialogContent title={messages.usedTitle} description={messages.usedText(paper.title)}>
      <Form aria-label={messages.usedTitle} onSubmit={() => void use()}>
        <DateField
          label={messages.usedOn}
          required
          error={missing ? messages.usedOnMissing : undefined}
          value={day}
          onChange={setDay}
        />
        <Select
          label={messages.term}
          placeholder={messages.termUnsaid}
          options={TERMS}
          value={term}
          onChange={(event) => setTerm(event.target.value as Term | '')}
        />
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.markUsed}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}
