import { Highlight } from '@bank-soal/ui/highlight';
import { lazy, type ReactNode } from 'react';
import { useHost } from '../../api/api-provider.js';
import { ClientOnly } from '../../browser/client-only.js';
import type { QuestionSet } from '../../model/sets/question-set.js';
import type { SetHref } from '../../model/sets/set-query.js';
import { SetLock } from '../../set-lock/index.js';
import { MarksOf } from '../../set-marks/index.js';

// Comes behind what people came for: its place is kept, and absent where the host has no covers, or the set no questions.
const NearCover = lazy(async () => ({ default: (await import('./near-cover.js')).NearCover }));

export interface CardOfProps {
  set: QuestionSet;
  /** Searched words, which are marked. */
  text: string | readonly string[];
  /** Where the card leads. */
  href: string;
  /** Leads to all sets of a course, a topic or a lecturer. */
  hrefOf: SetHref;
  /** Its box, while several are chosen. */
  box: ReactNode;
}

/** Props that every kind of card takes of a set, its topics apart: a row has no room for them. */
export function useCardOf({ set, text, href, hrefOf, box }: CardOfProps) {
  const covers = useHost().covers && set.files.some(({ category }) => category === 'questions');
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
    cover: covers && (
      <ClientOnly>
        <NearCover set={set} />
      </ClientOnly>
    ),
    lecturer: mark(set.lecturer),
    lecturerHref: hrefOf({ q: set.lecturer }),
    downloads: set.downloads,
    updated: set.lastUpdated,
  } as const;
  const topics = {
    topics: set.topics,
    renderTopic: text === '' ? undefined : mark,
    topicHref: (topic: string) => hrefOf({ materialTags: [topic] }),
  };
  return { facts, topics, mark };
}
