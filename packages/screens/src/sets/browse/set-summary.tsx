import { Highlight } from '@bank-soal/ui/highlight';
import { CompactSetCard, SetRow } from '@bank-soal/ui/sets';
import { memo, type ReactNode } from 'react';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { SetHref } from '../../model/sets/set-query.js';
import { SetLock } from '../../set-lock/index.js';
import { MarksOf } from '../../set-marks/index.js';
import { useCoverOf } from '../set-cover/index.js';
import type { BrowseViewMode } from './browse-state.js';

export interface SetSummaryProps {
  /** A card of the grid, or a row of the list. */
  as: BrowseViewMode;
  set: QuestionSet;
  /** Searched words, which are marked. */
  text: string | readonly string[];
  /** Where the card leads. */
  href: string;
  /** Leads to all sets of a topic or a lecturer. */
  hrefOf: SetHref;
  /** Its box, while several are chosen. */
  box: ReactNode;
}

/** One set while browsing. Drawn again only when something of its own changed. */
export const SetSummary = memo(function SetSummary({
  as,
  set,
  text,
  href,
  hrefOf,
  box,
}: SetSummaryProps) {
  const mark = (part: string) => <Highlight text={part} query={text} />;
  const facts = {
    href,
    title: mark(set.title),
    name: set.title,
    titleAs: 'h2',
    level: set.level,
    selection: box,
    lock: (
      <>
        <SetLock set={set} />
        <MarksOf set={set} />
      </>
    ),
    cover: useCoverOf(set),
    description: set.description,
    lecturer: mark(set.lecturer),
    lecturerHref: hrefOf({ q: set.lecturer }),
    questionCount: set.questionCount,
    downloads: set.downloads,
    updated: set.lastUpdated,
  } as const;
  if (as === 'list') return <SetRow {...facts} />;
  return (
    <CompactSetCard
      {...facts}
      topics={set.topics}
      renderTopic={text === '' ? undefined : mark}
      topicHref={(topic) => hrefOf({ materialTags: [topic] })}
    />
  );
});
