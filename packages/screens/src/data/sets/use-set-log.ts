import type { Id } from '@bank-soal/contract/common';
import type { FileReadAnswer, SetEventAnswer } from '@bank-soal/contract/sets';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toLoadState } from '../to-load-state.js';

/** Events of a set, newest first. */
export function useSetHistory(id: Id): LoadState<readonly SetEventAnswer[]> {
  const api = useApi();
  const load = async () => (await api.questionSetHistory({ id })).data;
  return toLoadState(useSWR(keys.setHistory(id), load, { onError: logFailure }));
}

/** Readers of a set's files while these were not for everyone, newest first. */
export function useSetReads(id: Id): LoadState<readonly FileReadAnswer[]> {
  const api = useApi();
  const load = async () => (await api.questionSetReads({ id })).data;
  return toLoadState(useSWR(keys.setReads(id), load, { onError: logFailure }));
}
