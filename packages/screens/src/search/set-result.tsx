'use client';

import { Alert } from '@bank-soal/ui/alert';
import { Button } from '@bank-soal/ui/button';
import { DownloadIcon } from '@bank-soal/ui/icon';
import { QuestionSetCard } from '@bank-soal/ui/question-set-card';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, memo, Suspense } from 'react';
import { searchMessages } from '../messages/search.js';
import { completenessOf } from '../model/completeness.js';
import { filesOf, type QuestionSet, type SetFile } from '../model/question-set.js';

// Only sets with several question files need it, and it comes after the first screen.
const FileMenu = lazy(async () => {
  const { FileMenu: component } = await import('./file-menu.js');
  return { default: component };
});

/** Props of {@link SetResult}. */
export interface SetResultProps {
  set: QuestionSet;
  /** Where the card leads. */
  href: string;
  /** A file of the set is being fetched. */
  downloading: boolean;
  /** What went wrong with the download. */
  notice: string | undefined;
  /** Fetches a file; without one the set has none. */
  onDownload: (set: QuestionSet, file: SetFile | undefined) => void;
  onDismiss: () => void;
}

function Downloads({ set, downloading, onDownload }: Omit<SetResultProps, 'notice' | 'onDismiss'>) {
  const files = filesOf(set, 'questions');
  const single = (
    <Button
      size="sm"
      busy={downloading}
      icon={<DownloadIcon />}
      aria-label={searchMessages.downloadName(set.title)}
      onClick={() => onDownload(set, files[0])}
    >
      {searchMessages.download}
    </Button>
  );
  if (files.length < 2) return single;
  return (
    <Suspense fallback={single}>
      <FileMenu
        title={set.title}
        files={files}
        busy={downloading}
        onChoose={(file) => onDownload(set, file)}
      />
    </Suspense>
  );
}

/** One set of the results. Drawn again only when something of its own changed. */
export const SetResult = memo(function SetResult({ notice, onDismiss, ...rest }: SetResultProps) {
  const { set, href } = rest;
  return (
    <QuestionSetCard
      href={href}
      title={set.title}
      titleAs="h2"
      level={set.level}
      {...completenessOf(set)}
      subject={set.subject}
      lecturer={set.lecturer}
      updated={set.lastUpdated}
      topics={set.topics}
      downloads={set.downloads}
      action={
        <Stack gap="sm" align="start">
          <Downloads {...rest} />
          {notice !== undefined && <Alert tone="danger" title={notice} onDismiss={onDismiss} />}
        </Stack>
      }
    />
  );
});
