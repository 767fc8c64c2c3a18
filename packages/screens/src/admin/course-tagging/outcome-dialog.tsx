'use client';

import type { OutcomeBody } from '@bank-soal/contract/tags';
import { CPL, OUTCOME_CODE_MAX, OUTCOME_DESCRIPTION_MAX, readCpl } from '@bank-soal/contract/tags';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form } from '@bank-soal/ui/form';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { TextArea } from '@bank-soal/ui/text-area';
import { TextField } from '@bank-soal/ui/text-field';
import { useId } from 'react';
import { adminTexts } from '../../indonesian/admin.js';
import { outcomeTexts } from '../../indonesian/outcome.js';

/** An outcome while it is typed; `cpl` as one line. */
export interface OutcomeDraft {
  /** Absent for a new one. */
  id?: number;
  code: string;
  description: string;
  cpl: string;
}

/** A draft as it is sent. */
export const toOutcomeBody = ({ code, description, cpl }: OutcomeDraft): OutcomeBody => ({
  code: code.trim(),
  description: description.trim(),
  cpl: readCpl(cpl),
});

export interface OutcomeDialogProps {
  /** Absent while the dialog is closed. */
  draft: OutcomeDraft | undefined;
  onChange: (draft: OutcomeDraft) => void;
  /** Why it could not be saved. */
  problem: string | undefined;
  saving: boolean;
  onClose: () => void;
  onSubmit: () => void;
}

/** Adds or changes an outcome of a course. */
export function OutcomeDialog({
  draft,
  onChange,
  problem,
  saving,
  onClose,
  onSubmit,
}: OutcomeDialogProps) {
  const messages = useTexts(outcomeTexts);
  const adminMessages = useTexts(adminTexts);
  const id = useId();
  if (!draft) return null;
  const title = draft.id === undefined ? messages.add : messages.edit;
  const isBlank = draft.code.trim() === '' || draft.description.trim() === '';
  return (
    <Dialog open onOpenChange={(open) => !open && !saving && onClose()}>
      <DialogContent
        title={title}
        size="sm"
        footer={
          <>
            <Button disabled={saving} onClick={onClose}>
              {adminMessages.cancel}
            </Button>
            <Button type="submit" form={id} variant="primary" busy={saving} disabled={isBlank}>
              {saving ? adminMessages.saving : adminMessages.save}
            </Button>
          </>
        }
      >
        <Form id={id} aria-label={title} onSubmit={onSubmit}>
          {problem && <Alert tone="danger" title={problem} />}
          <TextField
            label={messages.code}
            placeholder={messages.codeExample}
            autoComplete="off"
            maxLength={OUTCOME_CODE_MAX}
            value={draft.code}
            onChange={({ target }) => onChange({ ...draft, code: target.value })}
          />
          <TextArea
            label={messages.description}
            maxLength={OUTCOME_DESCRIPTION_MAX}
            value={draft.description}
            onChange={({ target }) => onChange({ ...draft, description: target.value })}
          />
          <TextField
            label={messages.cpl}
            hint={messages.cplHint}
            optional
            autoComplete="off"
            maxLength={CPL.max * 13}
            value={draft.cpl}
            onChange={({ target }) => onChange({ ...draft, cpl: target.value })}
          />
        </Form>
      </DialogContent>
    </Dialog>
  );
}
