import type { Id } from '@bank-soal/contract/common';
import type {
  QuestionAnswer,
  QuestionCounts,
  QuestionListQuery,
  QuestionUse,
  QuestionVersions,
} from '@bank-soal/contract/questions';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import type { Paged } from '../../model/paged.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { ownKeys } from '../own-keys.js';
import { toPaged } from '../paged.js';
import { toLoadState } from '../to-load-state.js';
import { usePages } from '../use-pages.js';

/** Questions that this person may use, page by page; while others are asked for, the ones before stay. */
export function useQuestions(query: QuestionListQuery): LoadState<Paged<QuestionAnswer>> {
  const api = useApi();
  const text = JSON.stringify(query);
  const answer = usePages(
    (cursor) => keys.pageOfQuestions(text, cursor),
    (cursor) => api.questions({ query: { ...query, cursor } }),
  );
  return toPaged(answer);
}

const NO_COUNTS: QuestionCounts = { outcomes: [], levels: [] };

/** How many questions each outcome and each level has among what narrows the bank; those before stay meanwhile. */
export function useQuestionCounts({
  sort: _,
  limit: __,
  cursor: ___,
  ...query
}: QuestionListQuery): QuestionCounts {
  const api = useApi();
  const { data = NO_COUNTS } = useSWR(
    ownKeys.questionCounts(JSON.stringify(query)),
    async () => (await api.questionCounts({ query })).data,
    { onError: logFailure, keepPreviousData: true },
  );
  return data;
}

/** One question as it is now; asked for once there is an id. */
export function useQuestion(id: Id | undefined): LoadState<QuestionAnswer> {
  const api = useApi();
  const load = async ([, one]: readonly [string, Id]) => (await api.question({ id: one })).data;
  return toLoadState(useSWR(id ? keys.question(id) : null, load, { onError: logFailure }));
}

/** Earlier versions of a question, newest first; asked for once there is an id. */
export function useQuestionVersions(id: Id | undefined): LoadState<QuestionVersions> {
  const api = useApi();
  const key = id === undefined ? null : keys.questionVersions(id);
  return toLoadState(
    useSWR(key, async ([, one]) => (await api.questionVersions({ id: one })).data, {
      onError: logFailure,
    }),
  );
}

/** The exams that a question stood in, the latest first; asked for once there is an id. */
export function useQuestionUsage(id: Id | undefined): LoadState<readonly QuestionUse[]> {
  const api = useApi();
  const key = id === undefined ? null : keys.questionUsage(id);
  return toLoadState(
    useSWR(key, async ([, one]) => (await api.questionUsage({ id: one })).data, {
      onError: logFailure,
    }),
  );
}
