import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionSetCard } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, memo, Suspense } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import { completenessOf } from '../../model/sets/completeness.js';
import { type CardOfProps, useCardOf } from '../set-cover/index.js';
import type { ResultProps } from './result-props.js';
import { SetDownloads } from './set-downloads.js';

// Few downloads fail: the sentence loads when one does.
const DownloadNotice = lazy(async () => ({
  default: (await import('./download-notice.js')).DownloadNotice,
}));

export interface SetResultProps extends CardOfProps, Pick<ResultProps, 'onDownload' | 'onDismiss'> {
  /** A file of the set is being fetched. */
  downloading: boolean;
  /** Failure of the download. */
  notice: string | undefined;
}

/** One set of the results. Drawn again only when something of its own changed. */
export const SetResult = memo(function SetResult({
  downloading,
  notice,
  onDownload,
  onDismiss,
  ...card
}: SetResultProps) {
  const searchMessages = useTexts(searchTexts);
  const { facts, topics, mark } = useCardOf(card);
  const { set, hrefOf } = card;
  return (
    <QuestionSetCard
      {...facts}
      {...topics}
      {...completenessOf(set)}
      subject={mark(set.subject)}
      subjectHref={hrefOf({ courseTags: [set.subject] })}
      action={
        <Stack gap="sm" align="start">
          <SetDownloads
            set={set}
            label={searchMessages.download}
            busy={downloading}
            onDownload={onDownload}
          />
          {notice !== undefined && (
            <Suspense fallback={null}>
              <DownloadNotice notice={notice} onDismiss={onDismiss} />
            </Suspense>
          )}
        </Stack>
      }
    />
  );
});
