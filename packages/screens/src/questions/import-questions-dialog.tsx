import type { Id } from '@bank-soal/contract/common';
import { IMPORT_FORMATS, type ImportFormat } from '@bank-soal/contract/questions';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { FileSlot } from '@bank-soal/ui/files';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useFormats } from '@bank-soal/ui/lib/format';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { QuestionImportTable } from '@bank-soal/ui/questions';
import { Select } from '@bank-soal/ui/select';
import { type ReactNode, useState } from 'react';
import { handFile } from '../browser/handed-file.js';
import { questionsTexts } from '../indonesian/questions.js';
import { guessFormat } from './file-format.js';
import { type FileImport, useFileImport } from './use-file-import.js';

export interface ImportQuestionsDialogProps extends FileImport {
  open: boolean;
  /** A question of the bank in full, which a line of the file says again. */
  renderExisting: (id: Id) => ReactNode;
  /** Where questions of a Word file are reviewed. */
  fromWordHref?: string | undefined;
}

const ACCEPT = ['.docx', '.xml', '.gift', '.txt', '.json'];

/** Takes questions from a file: what would come is shown before anything is stored. */
export function ImportQuestionsDialog({ open, onClose, ...rest }: ImportQuestionsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      {open && <Import onClose={onClose} {...rest} />}
    </Dialog>
  );
}

function Import({
  renderExisting,
  fromWordHref,
  ...rest
}: Omit<ImportQuestionsDialogProps, 'open'>) {
  const messages = useTexts(questionsTexts);
  const { formatCount } = useFormats();
  const { file, look, rows, chosen, setChosen, busy, failure, choose, bring, duplicateAt } =
    useFileImport(rest);
  const [existing, setExisting] = useState<Id>();
  return (
    <DialogContent size="xl" title={messages.importTitle} description={messages.importText}>
      <Form aria-label={messages.importTitle} onSubmit={() => void bring()}>
        <FileSlot
          label={messages.importFile}
          hint={messages.importHint}
          accept={ACCEPT}
          disabled={busy}
          value={file ? [{ id: 'file', name: file.file.name, size: file.file.size }] : []}
          onAdd={([added]) =>
            added && void guessFormat(added).then((format) => choose({ file: added, format }))
          }
          onRemove={() => void choose(undefined)}
        />
        {fromWordHref && (file === undefined || file.format === 'docx') && (
          <Button asChild size="sm">
            <HostLink href={fromWordHref} onClick={() => file && handFile(file.file)}>
              {messages.reviewWord}
            </HostLink>
          </Button>
        )}
        {file && (
          <Select
            label={messages.importFormat}
            options={IMPORT_FORMATS.map((value) => ({ value, label: messages.formats[value] }))}
            value={file.format}
            disabled={busy}
            onChange={(event) =>
              void choose({ ...file, format: event.target.value as ImportFormat })
            }
          />
        )}
        {look.status === 'looking' && <LoadingStatus>{messages.looking}</LoadingStatus>}
        {look.status === 'failed' && <Alert tone="danger" title={look.sentence} />}
        {look.status === 'ready' && rows.length === 0 && <Alert title={messages.noRows} />}
        {rows.length > 0 && (
          <QuestionImportTable
            rows={rows}
            chosen={chosen}
            onChosenChange={setChosen}
            onShowDuplicate={({ line }) => setExisting(duplicateAt(line))}
          />
        )}
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={rest.onClose}>{messages.cancel}</Button>
          <Button
            type="submit"
            variant="primary"
            busy={busy}
            disabled={look.status !== 'ready' || chosen.size === 0}
          >
            {messages.importStart(formatCount(chosen.size))}
          </Button>
        </FormActions>
      </Form>
      <Dialog open={existing !== undefined} onOpenChange={(open) => open || setExisting(undefined)}>
        {existing !== undefined && (
          <DialogContent size="lg" title={messages.existing} description={messages.existingText}>
            {renderExisting(existing)}
          </DialogContent>
        )}
      </Dialog>
    </DialogContent>
  );
}
