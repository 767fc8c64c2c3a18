'use client';

import type { Id } from '@bank-soal/contract/common';
import { type PaperPerson, REVIEW_NOTE_MAX } from '@bank-soal/contract/papers';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Combobox } from '@bank-soal/ui/combobox';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextArea } from '@bank-soal/ui/text-area';
import { useMemo, useState } from 'react';
import { useColleagues } from '../../data/use-paper-people.js';
import { paperPeopleTexts } from '../../indonesian/paper-people.js';

/** Props of {@link AskDialog} and {@link ReturnDialog}. */
interface OneFieldProps<Value> {
  open: boolean;
  onClose: () => void;
  /** Sends it; the dialog stays until it is done. */
  onSend: (value: Value) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
}

/** Sends one value, and tells why it failed. */
function useSending<Value>({ onClose, onSend, describeError }: OneFieldProps<Value>) {
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  async function send(value: Value) {
    if (busy) return;
    setBusy(true);
    setFailure('');
    try {
      await onSend(value);
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }
  return { busy, failure, send };
}

function Ask(props: OneFieldProps<Id> & { reviewer: PaperPerson | null | undefined }) {
  const messages = useTexts(paperPeopleTexts);
  const { reviewer } = props;
  const colleagues = useColleagues();
  const { busy, failure, send } = useSending(props);
  const [typed, setTyped] = useState(reviewer ? String(reviewer.id) : '');
  const [unknown, setUnknown] = useState(false);
  const options = useMemo(() => {
    // The name of the proposed one is shown before the others are loaded.
    const known = colleagues.length === 0 && reviewer ? [reviewer] : colleagues;
    return known.map(({ id, name }) => ({ value: String(id), label: name }));
  }, [colleagues, reviewer]);
  function ask() {
    const found = options.find(({ value }) => value === typed);
    setUnknown(found === undefined);
    if (found) void send(Number(found.value));
  }
  return (
    <DialogContent title={messages.askTitle} description={messages.askText}>
      <Form aria-label={messages.askTitle} onSubmit={ask}>
        <Combobox
          label={messages.reviewer}
          required
          options={options}
          onlyOptions
          value={typed}
          error={unknown ? messages.unknownPerson : undefined}
          onChange={setTyped}
        />
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={props.onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.ask}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}

/** Asks who is to verify a paper; the reviewer of before is proposed. */
export function AskDialog(props: OneFieldProps<Id> & { reviewer: PaperPerson | null | undefined }) {
  return (
    <Dialog open={props.open} onOpenChange={(next) => next || props.onClose()}>
      {props.open && <Ask {...props} />}
    </Dialog>
  );
}

function Return(props: OneFieldProps<string>) {
  const messages = useTexts(paperPeopleTexts);
  const { busy, failure, send } = useSending(props);
  const [note, setNote] = useState('');
  const [missing, setMissing] = useState(false);
  function giveBack() {
    setMissing(note.trim() === '');
    if (note.trim() !== '') void send(note);
  }
  return (
    <DialogContent title={messages.giveBackTitle}>
      <Form aria-label={messages.giveBackTitle} onSubmit={giveBack}>
        <TextArea
          label={messages.note}
          required
          maxLength={REVIEW_NOTE_MAX}
          value={note}
          error={missing ? messages.noteMissing : undefined}
          onChange={({ target }) => setNote(target.value)}
        />
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={props.onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.giveBack}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}

/** Asks for the note with which a paper is returned. */
export function ReturnDialog(props: OneFieldProps<string>) {
  return (
    <Dialog open={props.open} onOpenChange={(next) => next || props.onClose()}>
      {props.open && <Return {...props} />}
    </Dialog>
  );
}
