'use client';

import type { Client } from '@bank-soal/contract/client';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

const byDate = (a: QuestionSet, b: QuestionSet) => b.lastUpdated.localeCompare(a.lastUpdated);

/** Asks for the sets that changed last. */
export async function loadNewestSets(api: Client, count: number): Promise<readonly QuestionSet[]> {
  const { data } = await api.questionSets({ query: { sort: 'newest', limit: count } });
  return data.map(toQuestionSet).toSorted(byDate).slice(0, count);
}

/** The sets that changed last, newest first. A server that knows no pages answers all of them. */
export function useNewestSets(count: number): LoadState<readonly QuestionSet[]> {
  const api = useApi();
  const load = () => loadNewestSets(api, count);
  return toLoadState(
    useSWR<readonly QuestionSet[]>(keys.newestSets(count), load, { onError: logFailure }),
  );
}
