'use client';

import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { lazy, Suspense } from 'react';
import type { DownloadChoice } from '../data/use-download.js';
import { filesOf, type QuestionSet } from '../model/question-set.js';

// Only sets with several question files need it, and it comes after the first screen.
const FileMenu = lazy(async () => {
  const { FileMenu: component } = await import('./file-menu.js');
  return { default: component };
});

/** Props of {@link SetDownloads}. */
export interface SetDownloadsProps {
  set: QuestionSet;
  /** Text of the button: 'Unduh', or 'Download' in the table (§2). */
  label: string;
  /** A file of the set is being fetched. */
  busy: boolean;
  /** Fetches a file, or all of them as one archive; without a file the set has none. */
  onDownload: (set: QuestionSet, what: DownloadChoice | undefined) => void;
}

/** The button that downloads a set's questions; with several files it opens a menu. */
export function SetDownloads({ set, label, busy, onDownload }: SetDownloadsProps) {
  const files = filesOf(set, 'questions');
  const name = `${label} ${set.title}`;
  const single = (
    <Button
      size="sm"
      busy={busy}
      icon={<DownloadIcon />}
      aria-label={name}
      onClick={() => onDownload(set, files[0])}
    >
      {label}
    </Button>
  );
  if (files.length < 2) return single;
  return (
    <Suspense fallback={single}>
      <FileMenu
        label={label}
        name={name}
        files={files}
        busy={busy}
        onChoose={(file) => onDownload(set, file)}
      />
    </Suspense>
  );
}
