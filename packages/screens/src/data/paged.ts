import type { SWRInfiniteResponse } from 'swr/infinite';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';

/** A page, and what it says of the others. */
interface Page {
  total: number;
  next?: string | undefined;
}

/**
 * A list out of the pages that have come.
 *
 * @param itemsOf what a page has
 */
export function toPaged<P extends Page, T>(
  { data, error, size, setSize, isValidating, isLoading, mutate }: SWRInfiniteResponse<P, unknown>,
  itemsOf: (page: P) => readonly T[],
): LoadState<Paged<T>> {
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
      items: data.flatMap(itemsOf),
      total: last.total,
      busy: isLoading,
      more:
        last.next !== undefined || failed
          ? { busy: isValidating && data.length < size, failed, load }
          : undefined,
    },
  };
}
