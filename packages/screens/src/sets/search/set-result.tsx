import { Highlight } from '@bank-soal/ui/highlight';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { QuestionSetCard } from '@bank-soal/ui/sets';
import { Stack } from '@bank-soal/ui/stack';
import { lazy, memo, type ReactNode, Suspense } from 'react';
import { searchTexts } from '../../indonesian/search.js';
import { completenessOf } from '../../model/sets/completeness.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import { SetLock } from '../../set-lock/index.js';
import { MarksOf } from '../../set-marks/index.js';
import { useCoverOf } from '../set-cover/index.js';
import type { ResultProps } from './result-props.js';
import { SetDownloads } from './set-downloads.js';

// Few downloads fail: the sentence loads when one does.
const DownloadNotice = lazy(async () => ({
  default: (await import('./download-notice.js')).DownloadNotice,
}));

export interface SetResultProps
  extends Pick<ResultProps, 'text' | 'hrefOf' | 'onDownload' | 'onDismiss'> {
  set: QuestionSet;
  /** Where the card leads. */
  href: string;
  /** A file of the set is being fetched. */
  downloading: boolean;
  /** Failure of the download. */
  notice: string | undefined;
  /** Its box, while several are chosen. */
  box: ReactNode;
}

/** One set of the results. Drawn again only when something of its own changed. */
export const SetResult = memo(function SetResult({
  set,
  text,
  href,
  hrefOf,
  downloading,
  notice,
  onDownload,
  onDismiss,
  box,
}: SetResultProps) {
  const searchMessages = useTexts(searchTexts);
  const mark = (part: string) => <Highlight text={part} query={text} />;
  return (
    <QuestionSetCard
      href={href}
      title={mark(set.title)}
      name={set.title}
      titleAs="h2"
      level={set.level}
      selection={box}
      lock={
        <>
          <SetLock set={set} />
          <MarksOf set={set} />
        </>
      }
      cover={useCoverOf(set)}
      {...completenessOf(set)}
      subject={mark(set.subject)}
      subjectHref={hrefOf({ courseTags: [set.subject] })}
      lecturer={mark(set.lecturer)}
      lecturerHref={hrefOf({ q: set.lecturer })}
      topicHref={(topic) => hrefOf({ materialTags: [topic] })}
      updated={set.lastUpdated}
      topics={set.topics}
      renderTopic={text === '' ? undefined : mark}
      downloads={set.downloads}
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
