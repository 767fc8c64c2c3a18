import type { SWRInfiniteResponse } from 'swr/infinite';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';
import type { Page } from './use-pages.js';

/** A list out of the pages that have come. */
export function toPaged<P extends Page<unknown>>({
  data,
  error,
  size,
  setSize,
  isValidating,
  isLoading,
  mutate,
}: SWRInfiniteResponse<P, unknown>): LoadState<Paged<P['data'][number]>> {
  const retry = () => void mutate();
  const last = data?.at(-1);
  if (data === undefined || last === undefined) {
    if (error === undefined) return { status: 'loading' };
    return { status: 'failed', busy: isValidating, retry, error };
  }
  const failed = error !== undefined && !isValidating;
  const load = failed ? retry : () => void setSize(size + 1);
  return {
    status: 'ready',
    data: {
      items: data.flatMap((page) => page.data),
      total: last.total,
      busy: isLoading,
      more:
        last.next !== undefined || failed
          ? { busy: isValidating && data.length < size, failed, load }
          : undefined,
    },
  };
}
