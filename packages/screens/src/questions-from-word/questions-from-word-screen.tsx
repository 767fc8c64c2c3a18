'use client';

import { QUESTION_SENTENCES } from '@bank-soal/contract/sentences';
import { useMemo, useState } from 'react';
import { hasStatus } from '../api/errors.js';
import { createValueStorage, type ValueStorage } from '../browser/stored-values.js';
import { useLeaveWarning } from '../browser/use-leave-warning.js';
import { useWordReviewPorts } from '../data/questions/use-word-review.js';
import { useUploadOptions } from '../data/sets/use-upload-options.js';
import { useOutcomesNamed } from '../data/tags/use-outcomes.js';
import { ExistingQuestion } from '../question-list/index.js';
import { useSession } from '../session/session-provider.js';
import { userKey } from '../session/user-key.js';
import { useFailureSentence } from '../texts/use-failure-sentence.js';
import {
  QuestionsFromWordView,
  type QuestionsFromWordViewProps,
} from './questions-from-word-view.js';
import { createReviewDrafts } from './review-draft.js';
import { useWordReview } from './use-word-review.js';

/** Props of {@link QuestionsFromWordScreen}. */
export interface QuestionsFromWordScreenProps {
  /** Where links lead. */
  hrefs: QuestionsFromWordViewProps['hrefs'];
  /**
   * Where a review that is not saved outlives the page.
   * @default the browser's IndexedDB
   */
  storage?: ValueStorage;
  /** Leads to the login and back; the ended session is gone by then. */
  onSessionEnded: () => void;
}

const browserStorage = createValueStorage('soal-dari-word');
const NO_OPTIONS = { courses: [] as readonly string[], topics: [] as readonly string[] };

/** Takes the questions of a Word file into the bank, after a review. */
export function QuestionsFromWordScreen({
  hrefs,
  storage = browserStorage,
  onSessionEnded,
}: QuestionsFromWordScreenProps) {
  const { user, signOut } = useSession();
  const options = useUploadOptions();
  const key = user ? userKey(user) : '';
  const drafts = useMemo(() => createReviewDrafts(storage, `tinjauan:${key}`), [storage, key]);
  const work = useWordReview(useWordReviewPorts(), drafts);
  const [course, setCourse] = useState('');
  const outcomes = useOutcomesNamed(course);
  const { state } = work;
  useLeaveWarning(state.status === 'review' && (state.isSaving || !state.isKept));
  const describeError = useFailureSentence(QUESTION_SENTENCES);
  const hasEnded = 'failure' in state && hasStatus(state.failure, 401);
  return (
    <QuestionsFromWordView
      work={work}
      options={options.status === 'ready' ? options.data : NO_OPTIONS}
      withAudience={false}
      outcomes={outcomes}
      onCourse={setCourse}
      describeError={describeError}
      renderExisting={(id) => <ExistingQuestion id={id} userId={user?.id} />}
      onLogin={
        hasEnded
          ? () => {
              signOut();
              onSessionEnded();
            }
          : undefined
      }
      hrefs={hrefs}
    />
  );
}
