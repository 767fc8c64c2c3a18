import type { Id } from '@bank-soal/contract/common';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { keys } from '../keys.js';

/** A set whose files have much of another's words. */
export interface SimilarSetHint {
  id: number;
  title: string;
  /** From 0 to 1. */
  share: number;
}

/** A new upload is read a moment later. */
const ASK_AGAIN_MS = 15_000;

/**
 * Sets that are much like one of one's own. A hint: where it cannot be had there is none.
 *
 * @param id `undefined` asks for nothing
 * @param isNew its files may not be read yet: it is asked again until something is similar
 */
export function useSimilarSets(id: Id | undefined, isNew = false): readonly SimilarSetHint[] {
  const api = useApi();
  const { data } = useSWR(
    id === undefined ? null : keys.similarSets(id),
    async ([, one]) =>
      (await api.similarQuestionSets({ id: one })).data.map(({ set, share }) => ({
        id: set.id,
        title: set.title,
        share,
      })),
    { refreshInterval: (found) => (isNew && !found?.length ? ASK_AGAIN_MS : 0) },
  );
  return data ?? [];
}
