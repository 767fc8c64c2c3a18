import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { useSession } from '../../session/session-provider.js';
import { userKey } from '../../session/user-key.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

/**
 * The signed-in person's own sets, withdrawn ones marked.
 *
 * @param as those of them that such a reader sees, as that reader sees them
 */
export function useOwnSets(as?: ReaderKind): LoadState<readonly QuestionSet[]> {
  const api = useApi();
  const { user } = useSession();
  const load = async () =>
    (await api.questionSets({ query: { mine: true, as } })).data.map(toQuestionSet);
  const key = user ? keys.ownSets(userKey(user), as ?? '') : null;
  return toLoadState(useSWR<readonly QuestionSet[]>(key, load, { onError: logFailure }));
}
