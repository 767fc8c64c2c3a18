import { lazy, type ReactNode } from 'react';
import { useHost } from '../../api/api-provider.js';
import { ClientOnly } from '../../browser/client-only.js';
import type { QuestionSet } from '../../model/sets/question-set.js';

// Comes behind what people came for: its place is kept.
const NearCover = lazy(async () => ({ default: (await import('./near-cover.js')).NearCover }));

/** Content of the cover's place on a set's card; nothing where the host has no covers, or the set no questions. */
export function useCoverOf(set: QuestionSet): ReactNode {
  const hasQuestions = set.files.some(({ category }) => category === 'questions');
  return (
    useHost().covers &&
    hasQuestions && (
      <ClientOnly>
        <NearCover set={set} />
      </ClientOnly>
    )
  );
}
