'use client';

import type { Id } from '@bank-soal/contract/ids';
import {
  importRefusedSchema,
  QUESTION_FORMATS,
  type QuestionFormat,
  type QuestionRow,
} from '@bank-soal/contract/question-exchange';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Dialog, DialogContent } from '@bank-soal/ui/dialog';
import { FileSlot } from '@bank-soal/ui/file-slot';
import { Form, FormActions } from '@bank-soal/ui/form';
import { useFormats } from '@bank-soal/ui/lib/format';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { initialLines, QuestionImportTable } from '@bank-soal/ui/question-import-table';
import { Select } from '@bank-soal/ui/select';
import { type ReactNode, useMemo, useState } from 'react';
import { ApiError } from '../api/errors.js';
import type { QuestionFile } from '../api/questions-port.js';
import { guessFormat } from './file-format.js';
import { useQuestionsMessages } from './questions-messages.js';

/** Props of {@link ImportQuestionsDialog}. */
export interface ImportQuestionsDialogProps {
  open: boolean;
  onClose: () => void;
  /** What a file would bring. */
  onLook: (file: QuestionFile) => Promise<readonly QuestionRow[]>;
  /** Brings the questions of a file but those of some lines. */
  onImport: (file: QuestionFile, skip: readonly number[]) => Promise<void>;
  /** Words why one of both failed. */
  describeError: (reason: unknown, otherwise: string) => string;
  /** A question of the bank in full, which a line of the file says again. */
  renderExisting: (id: Id) => ReactNode;
}

const ACCEPT = ['.xml', '.gift', '.txt', '.json'];

/** Takes questions from a file: what would come is shown before anything is stored. */
export function ImportQuestionsDialog({ open, onClose, ...rest }: ImportQuestionsDialogProps) {
  return (
    <Dialog open={open} onOpenChange={(next) => next || onClose()}>
      {open && <Import onClose={onClose} {...rest} />}
    </Dialog>
  );
}

/** What is known of the chosen file. */
type Look =
  | { status: 'none' }
  | { status: 'looking' }
  | { status: 'failed'; sentence: string }
  | { status: 'ready'; rows: readonly QuestionRow[] };

function Import({
  onClose,
  onLook,
  onImport,
  describeError,
  renderExisting,
}: Omit<ImportQuestionsDialogProps, 'open'>) {
  const messages = useQuestionsMessages();
  const { formatCount } = useFormats();
  const [file, setFile] = useState<QuestionFile>();
  const [look, setLook] = useState<Look>({ status: 'none' });
  const [chosen, setChosen] = useState<Set<number>>(new Set());
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState('');
  const [existing, setExisting] = useState<Id>();

  async function choose(next: QuestionFile | undefined) {
    setFile(next);
    setFailure('');
    if (!next) {
      setLook({ status: 'none' });
      return;
    }
    setLook({ status: 'looking' });
    try {
      const rows = await onLook(next);
      setLook({ status: 'ready', rows });
      setChosen(initialLines(shownRows(rows, messages.duplicate)));
    } catch (error) {
      setLook({ status: 'failed', sentence: describeError(error, messages.lookFailed) });
    }
  }

  async function bring() {
    if (!file || look.status !== 'ready' || busy || chosen.size === 0) return;
    setBusy(true);
    setFailure('');
    try {
      const lines = look.rows.map(({ line }) => line);
      await onImport(
        file,
        lines.filter((line) => !chosen.has(line)),
      );
      onClose();
    } catch (error) {
      // The bank or the file's fate may have changed since it was looked at: what is refused is said by line.
      const refused = importRefusedSchema.safeParse(error instanceof ApiError && error.failure);
      if (refused.success) {
        const { rows: told } = refused.data;
        const able = initialLines(
          shownRows(told, messages.duplicate).map((row) => ({ ...row, duplicateOf: null })),
        );
        setLook({ status: 'ready', rows: told });
        setChosen((before) => new Set([...before].filter((line) => able.has(line))));
      }
      setFailure(describeError(error, messages.importFailed));
      setBusy(false);
    }
  }

  const rows = useMemo(
    () => (look.status === 'ready' ? shownRows(look.rows, messages.duplicate) : []),
    [look, messages],
  );
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
        {file && (
          <Select
            label={messages.importFormat}
            options={QUESTION_FORMATS.map((value) => ({ value, label: messages.formats[value] }))}
            value={file.format}
            disabled={busy}
            onChange={(event) =>
              void choose({ ...file, format: event.target.value as QuestionFormat })
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
            onShowDuplicate={({ line }) =>
              setExisting(
                look.status === 'ready'
                  ? (look.rows.find((row) => row.line === line)?.duplicateOf ?? undefined)
                  : undefined,
              )
            }
          />
        )}
        {failure && <Alert tone="danger" title={failure} />}
        <FormActions>
          <Button onClick={onClose}>{messages.cancel}</Button>
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

/** Rows as the table shows them; the title of what is there already is not told by the wire. */
function shownRows(rows: readonly QuestionRow[], duplicate: string) {
  return rows.map(({ kind, duplicateOf, ...row }) => ({
    ...row,
    ...(kind && { kind }),
    duplicateOf: duplicateOf === null ? null : duplicate,
  }));
}
