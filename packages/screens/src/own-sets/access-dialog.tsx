import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useState } from 'react';
import { ownSetsTexts } from '../indonesian/own-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import {
  ReleaseFields,
  type ReleaseForm,
  readRelease,
  releaseOfSite,
} from '../set-editor/index.js';

export interface AccessDialogProps {
  /** The sets that are changed; the first one's release stands in the form. */
  sets: readonly QuestionSet[];
  /** Changes all; resolves with the sentence of what could not be changed. */
  onSave: (release: ReleaseForm) => Promise<string | undefined>;
  onClose: () => void;
  /** Initial values of the form. */
  initial?: ReleaseForm;
}

/** The release of several sets at once. */
export function AccessDialog({ sets, onSave, onClose, initial }: AccessDialogProps) {
  const messages = useTexts(ownSetsTexts);
  const { formatCount } = useFormats();
  const [release, setRelease] = useState(initial ?? releaseOfSite('public'));
  const [status, setStatus] = useState<{ busy: boolean; asked: boolean; failed?: string }>({
    busy: false,
    asked: false,
  });

  async function save() {
    if (status.busy) return;
    if ('problems' in readRelease(release)) {
      setStatus({ busy: false, asked: true });
      return;
    }
    setStatus({ busy: true, asked: true });
    const failed = await onSave(release);
    if (failed === undefined) onClose();
    else setStatus({ busy: false, asked: true, failed });
  }

  return (
    <Dialog open onOpenChange={(open) => open || onClose()}>
      <DialogContent
        size="lg"
        phone="full"
        title={messages.changeAccessTitle(formatCount(sets.length))}
      >
        <Form onSubmit={() => void save()}>
          <ReleaseFields
            release={release}
            onChange={setRelease}
            defaultVisibility={release.visibility}
            asked={status.asked}
            headingHidden
          />
          {status.failed !== undefined && <Alert tone="danger" title={status.failed} />}
          <FormActions>
            <Button type="submit" variant="primary" busy={status.busy}>
              {messages.changeAccessSave}
            </Button>
          </FormActions>
        </Form>
      </DialogContent>
    </Dialog>
  );
}
