'use client';

import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import type { ReaderKind } from '../../model/accounts/reader-kind.js';
import type { LoadState } from '../../model/load-state.js';
import { type QuestionSet, toQuestionSet } from '../../model/sets/question-set.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

/**
 * A set that is absent or closed to the viewer: the server says both in the same words. A waiting viewer
 * sees it come; while the page is in the background nobody asks.
 */
const ASK_AGAIN_MS = 30_000;

/** Asks for one set. */
export async function loadQuestionSet(
  api: Client,
  id: Id,
  as?: ReaderKind | 'anyone',
): Promise<QuestionSet | null> {
  const how = as === 'anyone' ? { anonymous: true } : { query: { as } };
  try {
    return toQuestionSet((await api.questionSet({ id, ...how })).data);
  } catch (error) {
    if (hasStatus(error, 404) || (as === 'anyone' && hasStatus(error, 401))) return null;
    throw error;
  }
}

/**
 * One set with its files; `null` when there is none.
 *
 * @param id `undefined` for what is no id at all: there is no such set
 * @param as as such a reader is answered, for who may change the set; `anyone`: as a visitor, for everyone
 */
export function useQuestionSet(
  id: Id | undefined,
  as?: ReaderKind | 'anyone',
): LoadState<QuestionSet | null> {
  const api = useApi();
  const key = id === undefined ? null : as ? keys.questionSetAs(id, as) : keys.questionSet(id);
  const response = useSWR(
    key,
    ([, one]: readonly [string, Id, ...string[]]) => loadQuestionSet(api, one, as),
    {
      onError: logFailure,
      refreshInterval: (set) => (set === null ? ASK_AGAIN_MS : 0),
    },
  );
  return id === undefined ? { status: 'ready', data: null } : toLoadState(response);
}
