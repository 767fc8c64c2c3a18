import type { Id } from '@bank-soal/contract/common';
import type { MySetKind } from '@bank-soal/contract/sets';
import { useCallback } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { callWithRetry } from '../call-with-retry.js';
import { logFailure } from '../log-failure.js';
import { ownKeys } from '../own-keys.js';
import { toLoadState } from '../to-load-state.js';
import { usePause } from '../use-pause.js';

/** Marks that a person sets on a set themselves. */
export type OwnMark = Extract<MySetKind, 'pinned' | 'done'>;

/** How a mark is set, and how it is taken back. */
const MARKS = {
  pinned: ['pinSet', 'unpinSet'],
  done: ['markSetDone', 'unmarkSetDone'],
} as const;

type Sets = readonly QuestionSet[];

function useList(kind: MySetKind) {
  const api = useApi();
  const load = async () => (await api.mySets({ query: { kind } })).data.map(toQuestionSet);
  return useSWR<Sets>(ownKeys.mySets(kind), load, { onError: logFailure });
}

/** One of the person's own lists, the last added first. */
export const useMySets = (kind: MySetKind): LoadState<Sets> => toLoadState(useList(kind));

const known = new WeakMap<Sets, ReadonlySet<Id>>();

/** Which sets a list has; made once for all cards of a page. */
function idsOf(sets: Sets): ReadonlySet<Id> {
  const made = known.get(sets) ?? new Set(sets.map(({ id }) => id));
  known.set(sets, made);
  return made;
}

/** Which sets one of the lists has; `undefined` until it is known. */
export function useMarkedIds(kind: MySetKind): ReadonlySet<Id> | undefined {
  const { data } = useList(kind);
  return data && idsOf(data);
}

/** Pins a set or calls it done, or takes that back. It is seen at once, and undone when it is refused. */
export function useMark(): (kind: OwnMark, set: QuestionSet, on: boolean) => Promise<void> {
  const api = useApi();
  const pause = usePause();
  const { mutate } = useSWRConfig();
  return useCallback(
    async (kind, set, on) => {
      const changed = (sets: Sets = []) => {
        const others = sets.filter(({ id }) => id !== set.id);
        return on ? [set, ...others] : others;
      };
      await mutate<Sets, undefined>(
        ownKeys.mySets(kind),
        async () =>
          void (await callWithRetry(() => api[MARKS[kind][on ? 0 : 1]]({ setId: set.id }), pause)),
        { optimisticData: changed, populateCache: (_, sets) => changed(sets), revalidate: false },
      );
    },
    [api, pause, mutate],
  );
}
