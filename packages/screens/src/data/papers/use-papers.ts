import type { Id } from '@bank-soal/contract/common';
import type { PaperAnswer, PaperListQuery, PaperWarning } from '@bank-soal/contract/papers';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import type { Paged } from '../../model/paged.js';
import { keys, ONCE } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { toPaged } from '../paged.js';
import { toLoadState } from '../to-load-state.js';
import { usePages } from '../use-pages.js';

/** One's own papers, page by page, the last changed first. */
export function usePapers(query: PaperListQuery): LoadState<Paged<PaperAnswer>> {
  const api = useApi();
  const text = JSON.stringify(query);
  const answer = usePages(
    (cursor) => keys.pageOfPapers(text, cursor),
    (cursor) => api.papers({ query: { ...query, cursor } }),
  );
  return toPaged(answer);
}

/** What should be looked at before a paper is printed; asked for once there is an id. */
export function usePaperWarnings(
  id: Id | undefined,
  etag: string | undefined,
): LoadState<readonly PaperWarning[]> {
  const api = useApi();
  const key = id === undefined ? null : keys.paperWarnings(id, etag ?? '');
  return toLoadState(
    useSWR(key, async ([, one]) => (await api.paperWarnings({ id: one })).data, {
      ...ONCE,
      keepPreviousData: true,
      onError: logFailure,
    }),
  );
}
