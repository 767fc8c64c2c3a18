'use client';

import type { AccountAnswer, AccountBody } from '@bank-soal/contract/accounts';
import type { Id } from '@bank-soal/contract/ids';
import type { NewLecturerBody } from '@bank-soal/contract/lecturers';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { AccountFilters, AccountPage, ImportRows } from '../api/admin-port.js';
import type { LoadState } from '../model/load-state.js';
import type { Paged } from '../model/paged.js';
import { keys } from './keys.js';
import { toPaged } from './paged.js';
import { usePages } from './use-pages.js';
import { useTouch } from './use-touch.js';

/** Changes to accounts; the list follows. Each rejects as the API does. */
export interface AccountWrites {
  update(id: Id, body: AccountBody): Promise<void>;
  remove(id: Id): Promise<void>;
  /** Adds one account. */
  add(kind: 'student' | 'lecturer', values: NewLecturerBody): Promise<void>;
  /** Adds all rows as students, or none; answers how many. */
  importRows(rows: ImportRows): Promise<number>;
}

/** Sets show the name of their creator; lecturers have a list of their own. */
const TOUCHED = { refresh: [keys.lecturers, 'admin/accounts'], forget: [keys.questionSets] };

/** All accounts that match, page by page, and what can be done with them. */
export function useAccounts(
  filters: AccountFilters,
): [state: LoadState<Paged<AccountAnswer>>, writes: AccountWrites] {
  const { accounts: api, lecturers } = useAdminApi();
  const touch = useTouch();
  const text = JSON.stringify(filters);
  const answer = usePages<AccountPage & { next: string | undefined }>(
    (cursor) => keys.pageOfAccounts(text, cursor),
    async (cursor) => {
      const page = await api.list({ ...filters, cursor });
      return { ...page, next: page.next };
    },
  );

  async function follow<T>(work: Promise<T>): Promise<T> {
    try {
      return await work;
    } finally {
      // A refusal may mean that the account is another by now.
      touch(TOUCHED);
    }
  }

  return [
    toPaged(answer, ({ accounts }) => accounts),
    {
      update: async (id, body) => void (await follow(api.update(id, body))),
      remove: (id) => follow(api.delete(id)),
      add: async (kind, values) =>
        void (await follow<unknown>(
          kind === 'lecturer' ? lecturers.create(values) : api.import([{ ...values }]),
        )),
      importRows: async (rows) => (await follow(api.import(rows))).count,
    },
  ];
}
