import { ARCHIVE_BYTES_MAX, ARCHIVE_SETS_MAX } from '@bank-soal/contract/files';
import { BulkActionBar } from '@bank-soal/ui/admin';
import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { ProgressBar } from '@bank-soal/ui/progress-bar';
import type { ReactNode } from 'react';
import { setArchiveTexts } from '../indonesian/set-archive.js';
import { bytesOf, hasFiles } from '../model/files/archived-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';

export interface ArchiveBarProps {
  /** The chosen sets. */
  sets: readonly QuestionSet[];
  /** Bytes that have come; nothing while none is asked for. */
  bytes: number | undefined;
  /** The failure, in words. */
  notice: string | undefined;
  onDismiss: () => void;
  onDownload: () => void;
  /** Stops what is on its way. */
  onStop: () => void;
  /** Chooses none. */
  onClear: () => void;
  /** Further actions on them. */
  children?: ReactNode;
}

/** Several sets that are chosen: how many, how large, and their download as one ZIP. */
export function ArchiveBar({
  sets,
  bytes,
  notice,
  onDismiss,
  onDownload,
  onStop,
  onClear,
  children,
}: ArchiveBarProps) {
  const messages = useTexts(setArchiveTexts);
  const { formatCount, formatFileSize } = useFormats();
  const size = bytesOf(sets);
  const count = formatCount(sets.length);
  const tooMany = sets.length > ARCHIVE_SETS_MAX;
  const tooLarge = size > ARCHIVE_BYTES_MAX;
  function words() {
    if (tooMany) return messages.tooMany(count, formatCount(ARCHIVE_SETS_MAX));
    if (tooLarge) return messages.tooLarge(formatFileSize(size), formatFileSize(ARCHIVE_BYTES_MAX));
    return messages.chosen(count, formatFileSize(size));
  }
  const busy = bytes !== undefined;
  return (
    <BulkActionBar count={sets.length} label={words()} onClear={onClear}>
      {notice !== undefined && <Alert tone="danger" title={notice} onDismiss={onDismiss} />}
      {busy ? (
        <>
          <ProgressBar
            label={messages.progress}
            value={Math.min(bytes, size)}
            max={size}
            valueText={messages.bytes(formatFileSize(bytes), formatFileSize(size))}
          />
          <Button size="sm" onClick={onStop}>
            {messages.stop}
          </Button>
        </>
      ) : (
        <>
          {children}
          <Button
            size="sm"
            variant="primary"
            icon={<DownloadIcon />}
            disabled={tooMany || tooLarge || !sets.some(hasFiles)}
            onClick={onDownload}
          >
            {messages.download}
          </Button>
        </>
      )}
    </BulkActionBar>
  );
}
