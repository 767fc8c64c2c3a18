'use client';

import type { AdminSetAnswer } from '@bank-soal/contract/admin-sets';
import type { Id } from '@bank-soal/contract/ids';
import { useMemo } from 'react';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { AllSetsFilters, AllSetsPage } from '../api/admin-port.js';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';
import { keys } from './keys.js';
import { toPaged } from './paged.js';
import { usePages } from './use-pages.js';
import { useTouch } from './use-touch.js';

/** All sets, newest first, page by page. */
export function useAllSets(filters: AllSetsFilters): LoadState<Paged<AdminSetAnswer>> {
  const { sets } = useAdminApi();
  const text = JSON.stringify(filters);
  const pages = usePages<AllSetsPage>(
    (cursor) => keys.pageOfAllSets(text, cursor),
    (cursor) => sets.page({ ...filters, cursor }),
  );
  return toPaged(pages, (page) => page.sets);
}

/** What administrators do with a set. Each rejects as the API does. */
export interface AllSetsWrites {
  changeOwner(id: Id, accountId: Id): Promise<void>;
  withdraw(id: Id): Promise<void>;
  restore(id: Id): Promise<void>;
  deleteForever(id: Id): Promise<void>;
}

/** The changes to sets of others; what they touch is loaded again. */
export function useAllSetsWrites(): AllSetsWrites {
  const { sets } = useAdminApi();
  const touch = useTouch();
  return useMemo(() => {
    const done = () => touch({ refresh: ['questionsets', keys.site] });
    return {
      changeOwner: async (id, accountId) => {
        await sets.changeOwner(id, accountId);
        done();
      },
      withdraw: async (id) => {
        await sets.withdraw(id);
        done();
      },
      restore: async (id) => {
        await sets.restore(id);
        done();
      },
      deleteForever: async (id) => {
        await sets.deleteForever(id);
        done();
      },
    };
  }, [sets, touch]);
}
