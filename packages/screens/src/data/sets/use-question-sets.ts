'use client';

import type { Client } from '@bank-soal/contract/client';
import { useContext } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';
import { ViewerKindContext } from '../viewer-kind.js';

/** Asks for all sets. */
export const loadQuestionSets = async (api: Client): Promise<readonly QuestionSet[]> =>
  (await api.questionSets()).data.map(toQuestionSet);

/**
 * All sets at once: there is no page size. A failure is logged too.
 *
 * @param wanted `false` asks for nothing yet
 */
export function useQuestionSets(wanted = true): LoadState<readonly QuestionSet[]> {
  const api = useApi();
  const as = useContext(ViewerKindContext);
  const load = async () =>
    as
      ? (await api.questionSets({ query: { as } })).data.map(toQuestionSet)
      : loadQuestionSets(api);
  const key = as ? [keys.questionSets, as] : keys.questionSets;
  return toLoadState(
    useSWR<readonly QuestionSet[]>(wanted ? key : null, load, { onError: logFailure }),
  );
}
