import {
  type FileHit,
  type FileSearchQuery,
  readFileCount,
  SORTED_BY_HEADER,
} from '@bank-soal/contract/search';
import { TOTAL_COUNT_HEADER } from '@bank-soal/contract/sets';
import { useEffect, useMemo, useRef } from 'react';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import type { FileQuery } from '../../model/search/file-query.js';
import { type FileResult, toFileResults } from '../../model/search/file-results.js';
import type { MoreResults } from '../../model/sets/results-state.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { type Page, usePages } from '../use-pages.js';

/** Hits inside files. */
export interface FoundInside {
  /** By set, the best or the newest first. */
  results: readonly FileResult[];
  /** How many files were found. */
  count: number;
  /** There are more than `count`. */
  isMore: boolean;
  /** The best were asked for, and there are too many to tell them: the newest come first. */
  newestOnly: boolean;
  /** Results of another query are under way. */
  busy: boolean;
  /** Present while there is more at the server. */
  more: MoreResults | undefined;
}

/** Where a search inside files stands; `idle` while there is nothing to look for. */
export type FileSearchState = { status: 'idle' } | LoadState<FoundInside>;

const some = <T>(words: readonly T[]) => (words.length > 0 ? [...words] : undefined);

function toCall({ q, sort, ...filters }: FileQuery): FileSearchQuery {
  return {
    q: q.trim(),
    difficulty: some(filters.levels),
    courseTag: some(filters.courseTags),
    materialTag: some(filters.materialTags),
    examKind: some(filters.examKinds),
    term: some(filters.terms),
    year: filters.years[0] === undefined ? undefined : Number(filters.years[0]),
    category: some(filters.categories),
    sort,
  };
}

/** Stops a request once other words are looked for: nobody waits for its answer any more. */
function useStopped(text: string): (of: string) => AbortSignal {
  const running = useRef<{ text: string; stop: AbortController }>(undefined);
  useEffect(() => {
    if (running.current?.text !== text) running.current?.stop.abort();
  }, [text]);
  return (of) => {
    if (running.current?.text !== of) {
      running.current?.stop.abort();
      running.current = { text: of, stop: new AbortController() };
    }
    return running.current.stop.signal;
  };
}

const isStopped = (error: unknown) => error instanceof DOMException && error.name === 'AbortError';

interface PageOf extends Page<FileHit> {
  headers: Headers;
  /** The query that it answers. */
  of: string;
}

/**
 * Looks for words inside files, page by page. While another query is under way the results of the one
 * before stay, and its request is stopped.
 */
export function useFileSearch(query: FileQuery): FileSearchState {
  const api = useApi();
  const call = toCall(query);
  const text = call.q === '' ? '' : JSON.stringify(call);
  const signalOf = useStopped(text);
  const {
    data,
    error: thrown,
    size,
    setSize,
    isValidating,
    mutate,
  } = usePages<PageOf>(
    text === '' ? undefined : (cursor) => keys.pageOfFiles(text, cursor),
    async (cursor, [, , , of = '']) => {
      const asked = { ...(JSON.parse(of) as FileSearchQuery), cursor };
      return { ...(await api.searchFiles({ query: asked, signal: signalOf(of) })), of };
    },
    { onError: (error) => !isStopped(error) && logFailure(error) },
  );
  const results = useMemo(() => toFileResults(data?.map((page) => page.data) ?? []), [data]);
  if (text === '') return { status: 'idle' };
  const error: unknown = isStopped(thrown) ? undefined : thrown;
  const last = data?.at(-1);
  const failed = error !== undefined && !isValidating;
  const other = last?.of !== text;
  const retry = () => void mutate();
  // Results of the query before say nothing about one that failed.
  if (other && error !== undefined) return { status: 'failed', busy: isValidating, retry, error };
  if (last === undefined) return { status: 'loading' };
  const count = last.headers.get(TOTAL_COUNT_HEADER);
  const found = readFileCount(count ?? String(last.total));
  const load = failed ? retry : () => void setSize(size + 1);
  return {
    status: 'ready',
    data: {
      results,
      ...found,
      newestOnly: query.sort === 'rank' && last.headers.get(SORTED_BY_HEADER) === 'newest',
      busy: other,
      more:
        !other && (last.next !== undefined || failed)
          ? { busy: isValidating, failed, load }
          : undefined,
    },
  };
}
