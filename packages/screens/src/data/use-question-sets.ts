'use client';

import useSWR from 'swr';
import { useApi } from '../api/api-provider.js';
import type { LoadState } from '../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../model/question-set.js';
import { keys } from './keys.js';
import { logFailure } from './log-failure.js';
import { toLoadState } from './to-load-state.js';

/**
 * All sets at once: there is no page size. A failure is logged too.
 *
 * @param wanted `false` asks for nothing yet
 */
export function useQuestionSets(wanted = true): LoadState<readonly QuestionSet[]> {
  const api = useApi();
  const load = async () => (await api.questionSets()).map(toQuestionSet);
  return toLoadState(
    useSWR<readonly QuestionSet[]>(wanted ? keys.questionSets : null, load, {
      onError: logFailure,
    }),
  );
}
