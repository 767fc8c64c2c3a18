'use client';

import { Cluster } from '@bank-soal/ui/cluster';
import { OnScreen } from '@bank-soal/ui/on-paper';
import { SetMarksPlace } from '@bank-soal/ui/sets';
import { useHasMySets } from '../data/sets/use-has-my-sets.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { FollowOf } from './follow-of.js';
import { MarksOf } from './marks-of.js';

/** Marks of the signed-in person on a set's own page, and following its course; nothing for visitors. */
export function NotesOf({ set }: { set: QuestionSet }) {
  return (
    useHasMySets() && (
      <OnScreen>
        <Cluster gap="sm">
          <MarksOf set={set} place="page" />
          <FollowOf course={set.subject} fallback={<SetMarksPlace place="behind" />} />
        </Cluster>
      </OnScreen>
    )
  );
}
