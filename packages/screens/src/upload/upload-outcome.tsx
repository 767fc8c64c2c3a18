'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useFormats } from '@bank-soal/ui/lib/format';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ProgressBar } from '@bank-soal/ui/progress-bar';
import { uploadTexts } from '../indonesian/upload.js';
import {
  bytesOf,
  FailedWrite,
  lacksQuestionFile,
  type UploadProblem,
  type UploadState,
} from '../set-editor/index.js';

export interface UploadOutcomeProps {
  state: UploadState;
  /** Where a set is changed. */
  editHref: (id: number) => string;
  /** Leads to the login and back. */
  onLogin: () => void;
}

function Progress({ items }: Pick<UploadState, 'items'>) {
  const uploadMessages = useTexts(uploadTexts);
  const { formatFileSize } = useFormats();
  const { sent, total } = bytesOf(items);
  return (
    <ProgressBar
      label={uploadMessages.progress}
      value={sent}
      max={total}
      valueText={uploadMessages.progressText(formatFileSize(sent), formatFileSize(total))}
    />
  );
}

function Failed({ problem, onLogin }: { problem: UploadProblem; onLogin: () => void }) {
  const { draftKept } = useTexts(uploadTexts);
  // Said where the file is missing, which has the focus.
  if (lacksQuestionFile(problem)) return null;
  return (
    <FailedWrite problem={problem} onLogin={onLogin}>
      {problem.signIn ? draftKept : problem.detail}
    </FailedWrite>
  );
}

function Cancelled({ setHref }: { setHref: string | undefined }) {
  const uploadMessages = useTexts(uploadTexts);
  return (
    <Alert
      tone="info"
      title={uploadMessages.cancelled}
      action={
        setHref !== undefined && (
          <Button asChild size="sm">
            <HostLink href={setHref}>{uploadMessages.openSet}</HostLink>
          </Button>
        )
      }
    >
      {setHref === undefined ? uploadMessages.cancelledEarly : uploadMessages.cancelledText}
    </Alert>
  );
}

/** Result of the last try, beside the button that makes the next one. */
export function UploadOutcome({ state, editHref, onLogin }: UploadOutcomeProps) {
  const { status, items, setId } = state;
  switch (status.kind) {
    case 'busy':
      return <Progress items={items} />;
    case 'failed':
      return <Failed problem={status.problem} onLogin={onLogin} />;
    case 'cancelled':
      return <Cancelled setHref={setId === undefined ? undefined : editHref(setId)} />;
    default:
      return null;
  }
}
