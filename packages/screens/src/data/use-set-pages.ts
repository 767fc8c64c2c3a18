'use client';

import { toListQuery } from '@bank-soal/contract/list-query';
import { useMemo } from 'react';
import useSWRInfinite from 'swr/infinite';
import { useApi } from '../api/api-provider.js';
import { type QuestionSet, toQuestionSet } from '../model/question-set.js';
import { type SetQuery, toFilter } from '../model/set-query.js';
import { keys } from './keys.js';
import { logFailure } from './log-failure.js';

/** Sets that a page brings: several screens full. */
const PAGE = 60;

interface SetPage {
  sets: readonly QuestionSet[];
  total: number;
  next?: string;
}

/** The sets that match a query, page by page from the server. */
export interface SetPages {
  /** What came so far; `undefined` before the first page. */
  sets: readonly QuestionSet[] | undefined;
  /** How many match, on all pages together. */
  total: number;
  /** There is more. */
  hasMore: boolean;
  /** A page is on its way. */
  busy: boolean;
  /** The last page could not be had. */
  failed: boolean;
  /** Asks for the next page, or again for the one that failed. */
  load: () => void;
}

/**
 * Asks the server for what matches, for banks too large to be loaded whole. While another query is
 * under way the sets of the one before stay.
 */
export function useSetPages(query: SetQuery): SetPages {
  const api = useApi();
  const wire = { ...toListQuery(toFilter(query)), sort: query.sort, limit: PAGE };
  const text = JSON.stringify(wire);
  const { data, error, size, setSize, isValidating, mutate } = useSWRInfinite<SetPage>(
    (index: number, before: SetPage | null) =>
      index > 0 && before?.next === undefined ? null : keys.pageOfSets(text, before?.next ?? ''),
    async ([, , , cursor]: ReturnType<typeof keys.pageOfSets>) => {
      const page = await api.questionSetPage({ ...wire, cursor: cursor || undefined });
      return { ...page, sets: page.sets.map(toQuestionSet) };
    },
    {
      revalidateFirstPage: false,
      revalidateOnMount: true,
      keepPreviousData: true,
      onError: logFailure,
    },
  );
  const sets = useMemo(() => data?.flatMap((page) => page.sets), [data]);
  const last = data?.at(-1);
  const failed = error !== undefined && !isValidating;
  return {
    sets,
    total: last?.total ?? 0,
    hasMore: last?.next !== undefined,
    busy: isValidating,
    failed,
    load: () => void (failed ? mutate() : setSize(size + 1)),
  };
}
