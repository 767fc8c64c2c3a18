import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

/** A set as the server answers visitors, whoever is signed in here; `null` where they see none. */
export function useSetForVisitors(id: number): LoadState<QuestionSet | null> {
  const api = useApi();
  async function load() {
    try {
      return toQuestionSet((await api.questionSet({ id, anonymous: true })).data);
    } catch (error) {
      if (hasStatus(error, 404) || hasStatus(error, 401)) return null;
      throw error;
    }
  }
  return toLoadState(useSWR(keys.questionSetAs(id, 'link'), load, { onError: logFailure }));
}
