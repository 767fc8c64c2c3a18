import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { Cluster } from '@bank-soal/ui/cluster';
import { HostLink } from '@bank-soal/ui/lib/link-provider';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ReleaseSentence } from '@bank-soal/ui/sets';
import type { Ref } from 'react';
import { handFile } from '../browser/handed-file.js';
import { uploadTexts } from '../indonesian/upload.js';
import { type ReleaseForm, readRelease } from '../set-editor/index.js';

export interface UploadSuccessProps {
  title: string;
  /** Audience and dates; absent where every set is for everyone. */
  release: ReleaseForm | undefined;
  previewHref: string;
  ownSetsHref: string;
  /** A Word file among its questions. */
  wordFile?: File | undefined;
  /** Where questions are taken from such a file. */
  fromWordHref?: string | undefined;
  /** Takes focus, since the form above the button has become empty. */
  ref?: Ref<HTMLDivElement>;
}

/** 'Soal berhasil diupload!', and where to go from there. */
export function UploadSuccess({
  title,
  release,
  previewHref,
  ownSetsHref,
  wordFile,
  fromWordHref,
  ref,
}: UploadSuccessProps) {
  const uploadMessages = useTexts(uploadTexts);
  const read = release && readRelease(release);
  return (
    <Alert
      ref={ref}
      tabIndex={-1}
      tone="success"
      title={uploadMessages.succeeded}
      action={
        <Cluster gap="sm">
          <Button asChild size="sm">
            <HostLink href={previewHref}>{uploadMessages.seeSet}</HostLink>
          </Button>
          <Button asChild size="sm" variant="ghost">
            <HostLink href={ownSetsHref}>{uploadMessages.ownSets}</HostLink>
          </Button>
          {wordFile && fromWordHref && (
            <Button asChild size="sm" variant="ghost">
              <HostLink href={fromWordHref} onClick={() => handFile(wordFile)}>
                {uploadMessages.takeQuestions}
              </HostLink>
            </Button>
          )}
        </Cluster>
      }
    >
      {uploadMessages.succeededText(title)}
      {read && 'release' in read && <ReleaseSentence release={read.release} />}
    </Alert>
  );
}
