'use client';

import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import { PAPER_PEOPLE_MAX, PAPER_RIGHTS, type PaperRight } from '@bank-soal/contract/papers';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { Combobox } from '@bank-soal/ui/combobox';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { DeleteIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { Select } from '@bank-soal/ui/select';
import { Text } from '@bank-soal/ui/text';
import { useMemo, useState } from 'react';
import { useColleagues } from '../../data/use-paper-people.js';
import { paperPeopleTexts } from '../../indonesian/paper-people.js';

type People = PaperAnswer['people'];

export interface PeopleDialogProps {
  open: boolean;
  onClose: () => void;
  people: People;
  /** Shares the paper; the dialog stays until it is done. */
  onShare: (people: People) => Promise<void>;
  /** Words why it failed. */
  describeError: (reason: unknown) => string;
}

/** Asks with whom a paper is shared. */
export function PeopleDialog({ open, onClose, ...rest }: PeopleDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      {open && <Sharing onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Sharing({ onClose, people, onShare, describeError }: Omit<PeopleDialogProps, 'open'>) {
  const messages = useTexts(paperPeopleTexts);
  const colleagues = useColleagues();
  const [chosen, setChosen] = useState(people);
  const [typed, setTyped] = useState('');
  const [unknown, setUnknown] = useState(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const options = useMemo(
    () =>
      colleagues
        .filter(({ id }) => chosen.every((person) => person.id !== id))
        .map(({ id, name }) => ({ value: String(id), label: name })),
    [colleagues, chosen],
  );
  const rights = PAPER_RIGHTS.map((value) => ({ value, label: messages[value] }));

  function add(value: string) {
    const person = colleagues.find(({ id }) => String(id) === value);
    setUnknown(person === undefined);
    if (person === undefined) return;
    setChosen([...chosen, { ...person, may: 'write' }]);
    setTyped('');
  }

  const allow = (id: Id, may: PaperRight) =>
    setChosen(chosen.map((person) => (person.id === id ? { ...person, may } : person)));

  async function share() {
    if (busy) return;
    if (typed !== '') return add(typed);
    setBusy(true);
    setFailure('');
    try {
      await onShare(chosen);
      onClose();
    } catch (error) {
      setFailure(describeError(error));
      setBusy(false);
    }
  }

  return (
    <DialogContent title={messages.shareTitle} description={messages.shareText}>
      <Form aria-label={messages.shareTitle} onSubmit={() => void share()}>
        {chosen.length === 0 && <Text tone="muted">{messages.nobody}</Text>}
        {chosen.map(({ id, name, may }) => (
          <Cluster key={id} justify="between">
            <Text>{name}</Text>
            <Cluster>
              <Select
                label={messages.rightOf(name)}
                labelHidden
                options={rights}
                value={may}
                onChange={({ target }) => allow(id, target.value as PaperRight)}
              />
              <Button
                variant="ghost"
                iconOnly
                aria-label={messages.remove(name)}
                onClick={() => setChosen(chosen.filter((person) => person.id !== id))}
              >
                <DeleteIcon />
              </Button>
            </Cluster>
          </Cluster>
        ))}
        {chosen.length < PAPER_PEOPLE_MAX && (
          <Combobox
            label={messages.person}
            options={options}
            onlyOptions
            value={typed}
            error={unknown ? messages.unknownPerson : undefined}
            onChange={(value) =>
              options.some((option) => option.value === value) ? add(value) : setTyped(value)
            }
          />
        )}
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
          <Button type="submit" variant="primary" busy={busy}>
            {messages.save}
          </Button>
        </FormActions>
      </Form>
    </DialogContent>
  );
}
