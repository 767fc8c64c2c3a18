'use client';

import { DownloadCount } from '@bank-soal/ui/download-count';
import { LevelBadge } from '@bank-soal/ui/level-badge';
import { indonesian, useStrings } from '@bank-soal/ui/lib/strings';
import { PageHeader } from '@bank-soal/ui/page-header';
import { Stack } from '@bank-soal/ui/stack';
import { Text } from '@bank-soal/ui/text';
import { TopicChips } from '@bank-soal/ui/topic-chips';
import { UpdatedDate } from '@bank-soal/ui/updated-date';
import type { ReactNode } from 'react';
import type { QuestionSet } from '../../model/question-set.js';
import { SetLock } from '../../set-lock/index.js';
import { usePreviewMessages } from './preview-messages.js';

/** What the set is: title, level, subject, year, description, and whom it is by. Also its print. */
export function SetFacts({
  set,
  back,
  actions,
}: {
  set: QuestionSet;
  back?: ReactNode;
  actions?: ReactNode;
}) {
  const previewMessages = usePreviewMessages();
  const word = useStrings(indonesian)['exam.word'];
  const exam = [set.examKind, set.term].flatMap((one) => (one ? [word(one)] : []));
  return (
    <Stack>
      <PageHeader
        back={back}
        title={set.title}
        description={set.description || undefined}
        actions={actions}
        meta={
          <>
            <LevelBadge level={set.level} />
            <SetLock set={set} />
            <Text as="span" size="sm" weight="semibold">
              {set.subject}
            </Text>
            {set.year !== null && <span>{previewMessages.year(String(set.year))}</span>}
            {exam.length > 0 && <span>{exam.join(', ')}</span>}
            <span>{previewMessages.lecturer(set.lecturer)}</span>
            <UpdatedDate date={set.lastUpdated} />
            <DownloadCount count={set.downloads} />
          </>
        }
      />
      <TopicChips topics={set.topics} />
    </Stack>
  );
}
