import type { Id } from '@bank-soal/contract/common';
import type { AdminSetAnswer } from '@bank-soal/contract/sets';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import type { Paged } from '../../model/paged.js';
import { keys } from '../keys.js';
import { toPaged } from '../paged.js';
import { usePages } from '../use-pages.js';
import { useTouch } from '../use-touch.js';

/** Filters of all sets; empty texts narrow nothing. */
export interface AllSetsFilters {
  /** A part of title, course, lecturer or a topic. */
  q: string;
  /** `'true'` for withdrawn ones, `'false'` for the others. */
  withdrawn: '' | 'true' | 'false';
  /** The whole name of a course. */
  course?: string | undefined;
  year?: number | undefined;
  /** With an answer key, or without. */
  key?: '' | 'with' | 'without' | undefined;
}

/** All sets, newest first, page by page. */
export function useAllSets(filters: AllSetsFilters): LoadState<Paged<AdminSetAnswer>> {
  const api = useApi();
  const text = JSON.stringify(filters);
  const pages = usePages(
    (cursor) => keys.pageOfAllSets(text, cursor),
    (cursor) => api.adminQuestionSets({ query: { ...filters, cursor } }),
  );
  return toPaged(pages);
}

/** Administrators' writes of a set. Each rejects as the API does. */
export interface AllSetsWrites {
  changeOwner(id: Id, accountId: Id): Promise<void>;
  withdraw(id: Id): Promise<void>;
  restore(id: Id): Promise<void>;
  deleteForever(id: Id): Promise<void>;
}

/** The changes to sets of others; what they touch is loaded again. */
export function useAllSetsWrites(): AllSetsWrites {
  const api = useApi();
  const touch = useTouch();
  return useMemo(() => {
    const done = () => touch({ refresh: ['questionsets', keys.site] });
    return {
      changeOwner: async (id, accountId) => {
        await api.changeSetOwner({ id, body: { accountId } });
        done();
      },
      withdraw: async (id) => {
        await api.deleteQuestionSet({ id });
        done();
      },
      restore: async (id) => {
        await api.restoreQuestionSet({ id });
        done();
      },
      deleteForever: async (id) => {
        await api.deleteQuestionSet({ id, query: { forever: true } });
        done();
      },
    };
  }, [api, touch]);
}
