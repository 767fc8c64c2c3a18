'use client';

import { useTexts } from '@bank-soal/ui/lib/texts';
import { usePapers } from '../data/papers/use-papers.js';
import { useMySets } from '../data/sets/use-my-sets.js';
import { useOwnSets } from '../data/sets/use-own-sets.js';
import { useNotices } from '../data/talk/use-notices.js';
import { myPageTexts } from '../indonesian/my-page.js';
import type { LoadState } from '../model/load-state.js';
import { filesOf, type QuestionSet } from '../model/sets/question-set.js';
import { OwnWorkView, type OwnWorkViewProps } from './own-work-view.js';

/** Data of a state made into something else; the other states stay. */
function map<From, To>(state: LoadState<From>, change: (data: From) => To): LoadState<To> {
  return state.status === 'ready' ? { status: 'ready', data: change(state.data) } : state;
}

const isEmpty = (set: QuestionSet) => filesOf(set, 'questions').length === 0;

/** Own sets without a question file, or that nobody else sees; then papers that are not used yet. */
function useUnfinished(hrefs: OwnWorkScreenProps['hrefs']) {
  const messages = useTexts(myPageTexts);
  const papers = usePapers({ status: 'draf', limit: 3 });
  const sets = map(useOwnSets(), (own) =>
    own
      .filter((set) => !set.withdrawnAt && (isEmpty(set) || set.release?.visibility === 'owner'))
      .map((set) => ({
        href: hrefs.edit(set.id),
        title: set.title,
        subject: isEmpty(set) ? messages.noQuestions : messages.onlyYou,
        updated: set.lastUpdated,
      })),
  );
  if (sets.status !== 'ready') return sets;
  return map(papers, ({ items }) => [
    ...sets.data,
    ...items.map(({ id, title, updated_at: updated }) => ({
      href: hrefs.paper(id),
      title,
      subject: messages.draft,
      updated,
    })),
  ]);
}

interface OwnWorkScreenProps extends Pick<OwnWorkViewProps, 'part'> {
  /** Where links lead. */
  hrefs: OwnWorkViewProps['hrefs'] & {
    /** Where an own set is finished. */
    edit: (set: number) => string;
  };
}

/** The signed-in person's own work; needs an `ApiProvider` above it. */
export function OwnWorkScreen({ hrefs, part }: OwnWorkScreenProps) {
  const { state, read } = useNotices();
  // Its date would be the set's own, not that of the pin or the visit.
  const rows = (sets: readonly QuestionSet[]) =>
    sets.map(({ id, title, subject, lecturer }) => ({
      href: hrefs.preview(id),
      title,
      subject,
      lecturer,
    }));
  return (
    <OwnWorkView
      part={part}
      lists={{
        unfinished: useUnfinished(hrefs),
        news: map(state, (notices) => notices.filter((notice) => !notice.read)),
        pinned: map(useMySets('pinned'), rows),
        recent: map(useMySets('recent'), rows),
      }}
      hrefs={hrefs}
      // Where that fails the notice stays new, and its page says why.
      onOpen={(id) => void read([id]).catch(() => undefined)}
    />
  );
}
