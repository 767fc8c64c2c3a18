import type { Answer } from '@bank-soal/contract/client';
import type { SWRConfiguration } from 'swr';
import useSWRInfinite, { type SWRInfiniteResponse } from 'swr/infinite';
import { logFailure } from './log-failure.js';

/** A page of a list. */
export type Page<T> = Pick<Answer<T[]>, 'data' | 'total' | 'next'>;

/** Under which a page is kept; the cursor that it was asked for with stands last. */
type PageKey = readonly string[];

/**
 * A list that is loaded page by page, each with the cursor that the one before gave. While another list
 * is asked for, the one before stays in sight.
 *
 * @param keyOf of the page at a cursor (`''`: the first); `undefined` asks for nothing
 * @param load of the page at a cursor; the key is told for what it holds beside it
 */
export function usePages<P extends Pick<Page<unknown>, 'next'>>(
  keyOf: ((cursor: string) => PageKey) | undefined,
  load: (cursor: string | undefined, key: PageKey) => Promise<P>,
  options: Pick<SWRConfiguration, 'keepPreviousData' | 'onError'> = {},
): SWRInfiniteResponse<P, unknown> {
  return useSWRInfinite<P, unknown>(
    (index: number, before: P | null) =>
      keyOf === undefined || (index > 0 && before?.next === undefined)
        ? null
        : keyOf(before?.next ?? ''),
    (key: PageKey) => load(key.at(-1) || undefined, key),
    {
      revalidateFirstPage: false,
      revalidateOnMount: true,
      keepPreviousData: true,
      onError: logFailure,
      ...options,
    },
  );
}
