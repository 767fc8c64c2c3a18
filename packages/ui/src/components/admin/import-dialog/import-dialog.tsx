'use client';

import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { useConfirmation } from '../../../lib/internal/confirmation/index.js';
import type { OwnDialogProps } from '../../../lib/internal/dialog-frame/index.js';
import { DOWNLOAD } from '../../../lib/internal/drawings/download.js';
import { Glyph } from '../../../lib/internal/glyph/index.js';
import { useFormats } from '../../../lib/public/format/index.js';
import { moreTexts } from '../../../lib/public/indonesian/index.js';
import { useTexts, type Wording } from '../../../lib/public/texts/index.js';
import { Button } from '../../actions/button/index.js';
import { Alert } from '../../feedback/alert/index.js';
import { Dialog, DialogContent } from '../../feedback/dialog/index.js';
import { LoadingStatus } from '../../feedback/loading-status/index.js';
import { FileSlot } from '../../files/file-slot/index.js';
import { ImportPreview, type ImportProblem } from './import-preview.js';
import { type ImportColumn, type ImportRow, templateHref } from './import-rows.js';
import { type ImportFile, useImportFile } from './use-import-file.js';

/** Message of a refused import. */
export interface ImportFailure {
  /** Stands above the rows. */
  message?: ReactNode;
  /** Rows that have to be corrected; then nothing else is offered but another file. */
  problems?: readonly ImportProblem[];
}

/** Props of {@link ImportDialog}. */
export interface ImportDialogProps extends OwnDialogProps {
  /** Title that names the imported things: 'Impor Dosen'. */
  title: string;
  /** The columns that the file must have. Keep the list constant. */
  columns: readonly ImportColumn[];
  /** Name under which the template is saved: 'template-dosen.csv'. */
  templateName: string;
  /**
   * Most rows at once.
   * @default 500
   */
  maxRows?: number;
  /** Judges the rows before they are sent, such as names that are taken. */
  check?: (rows: readonly ImportRow[]) => readonly ImportProblem[];
  /** Stores all rows or none; the dialog stays open and busy while the promise runs. */
  onImport: (rows: readonly ImportRow[]) => Promise<unknown> | unknown;
  /** Words why the promise was rejected. */
  describeError?: (reason: unknown) => ImportFailure;
}

/** Takes many rows from a CSV file: template, file, preview with errors by row; all or nothing. */
export function ImportDialog({ open, defaultOpen, onOpenChange, ...rest }: ImportDialogProps) {
  return (
    <Dialog {...{ open, defaultOpen, onOpenChange }}>
      {(close) => <Import onClose={close} {...rest} />}
    </Dialog>
  );
}

function refusal(
  file: ImportFile,
  max: number,
  texts: Wording<typeof moreTexts>,
  count: (value: number) => string,
): string | undefined {
  if (file.status !== 'refused') return undefined;
  switch (file.why?.status) {
    case 'empty':
      return texts['importDialog.empty'];
    case 'missing':
      return texts['importDialog.missing'](file.why.column);
    case 'tooMany':
      return texts['importDialog.tooMany'](count(file.why.count), count(max));
    default:
      return texts['importDialog.unreadable'];
  }
}

const NO_ROWS: readonly ImportRow[] = [];

function Import({
  onClose,
  title,
  columns,
  templateName,
  maxRows = 500,
  check,
  onImport,
  describeError,
  ...rest
}: Omit<ImportDialogProps, 'open' | 'defaultOpen' | 'onOpenChange'> & { onClose: () => void }) {
  const { formatCount } = useFormats();
  const strings = useTexts(moreTexts);
  const { file, choose, clear } = useImportFile(columns, maxRows);
  const rows = file.status === 'read' ? file.rows : NO_ROWS;
  const [failure, setFailure] = useState<ImportFailure>();
  const own = useMemo(() => check?.(rows) ?? [], [check, rows]);
  const { busy, run } = useConfirmation(async () => {
    setFailure(undefined);
    try {
      await onImport(rows);
    } catch (reason) {
      setFailure(describeError?.(reason) ?? {});
      throw reason;
    }
  }, onClose);
  const problems = failure?.problems?.length ? failure.problems : own;
  // The pressed button goes away with the preview: the keyboard goes on at the file.
  const again = useRef(false);
  const chooser = useCallback((element: HTMLElement | null) => {
    if (again.current) element?.querySelector<HTMLElement>('[data-part=choose]')?.focus();
  }, []);
  const message = failure && (failure.message ?? strings['importDialog.failed']);

  return (
    <DialogContent
      data-component="import-dialog"
      size={file.status === 'read' ? 'xl' : 'md'}
      title={title}
      description={strings['importDialog.rule']}
      onEscapeKeyDown={(event) => busy && event.preventDefault()}
      onInteractOutside={(event) => event.preventDefault()}
      footer={
        <>
          {file.status === 'read' && (
            <Button
              variant="ghost"
              disabled={busy}
              className="ui:me-auto"
              onClick={() => {
                setFailure(undefined);
                again.current = true;
                clear();
              }}
            >
              {strings['importDialog.other']}
            </Button>
          )}
          <Button disabled={busy} onClick={onClose}>
            {strings['importDialog.cancel']}
          </Button>
          {rows.length > 0 && (
            <Button variant="primary" busy={busy} disabled={problems.length > 0} onClick={run}>
              {strings['importDialog.confirm'](formatCount(rows.length))}
            </Button>
          )}
        </>
      }
      {...rest}
    >
      {file.status === 'read' ? (
        <div className="ui:flex ui:min-w-0 ui:flex-col ui:gap-3">
          {message && <Alert tone="danger">{message}</Alert>}
          <ImportPreview
            fileName={file.name}
            columns={columns}
            rows={file.rows}
            problems={problems}
          />
        </div>
      ) : (
        <div ref={chooser} className="ui:flex ui:min-w-0 ui:flex-col ui:gap-4">
          <div className="ui:flex ui:min-w-0 ui:flex-wrap ui:items-center ui:justify-between ui:gap-2">
            <p className="ui:min-w-0 ui:text-sm ui:text-text-muted ui:wrap-anywhere">
              {strings['importDialog.columns'](columns.map(({ key }) => key).join(', '))}
            </p>
            <Button asChild>
              <a href={templateHref(columns)} download={templateName} className="ui:no-underline">
                <Glyph of={DOWNLOAD} />
                {strings['importDialog.template']}
              </a>
            </Button>
          </div>
          <FileSlot
            label={strings['importDialog.file']}
            accept={['.csv']}
            value={[]}
            error={refusal(file, maxRows, strings, formatCount)}
            onAdd={([chosen]) => chosen && void choose(chosen)}
            onRemove={clear}
          />
          {file.status === 'reading' && <LoadingStatus />}
        </div>
      )}
    </DialogContent>
  );
}
