'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { LoadingStatus } from '@bank-soal/ui/loading-status';
import { uploadTexts } from '../../indonesian/upload.js';
import type { LoadState } from '../../model/load-state.js';

/** Says that courses and topics are on their way, or cannot be had; the form works without. */
export function OptionsStatus({ state }: { state: LoadState<unknown> }) {
  const uploadMessages = useTexts(uploadTexts);
  if (state.status === 'ready') return null;
  if (state.status === 'loading') return <LoadingStatus>{uploadMessages.loading}</LoadingStatus>;
  return (
    <Alert
      tone="warning"
      title={uploadMessages.optionsFailed}
      action={
        <Button size="sm" busy={state.busy} onClick={state.retry}>
          {uploadMessages.retry}
        </Button>
      }
    >
      {uploadMessages.optionsFailedHint}
    </Alert>
  );
}
