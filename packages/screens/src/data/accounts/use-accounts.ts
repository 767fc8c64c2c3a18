import type { AccountAnswer, AccountBody, NewLecturerBody } from '@bank-soal/contract/accounts';
import type { Id } from '@bank-soal/contract/common';
import { useApi } from '../../api/api-provider.js';
import type { ImportRows } from '../../model/import-rows.js';
import type { LoadState } from '../../model/load-state.js';
import type { Paged } from '../../model/paged.js';
import { keys } from '../keys.js';
import { toPaged } from '../paged.js';
import { usePages } from '../use-pages.js';
import { useTouch } from '../use-touch.js';

/** Which accounts are asked for; what is absent or empty filters nothing. */
export type AccountFilters = Readonly<Partial<Record<'q' | 'kind' | 'status' | 'sort', string>>>;

/** Changes to accounts; the list follows. Each rejects as the API does. */
export interface AccountWrites {
  update(id: Id, body: AccountBody): Promise<void>;
  remove(id: Id): Promise<void>;
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
  const api = useApi();
  const touch = useTouch();
  const text = JSON.stringify(filters);
  const answer = usePages(
    (cursor) => keys.pageOfAccounts(text, cursor),
    (cursor) => api.accounts({ query: { ...filters, cursor } }),
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
    toPaged(answer),
    {
      update: async (id, body) => void (await follow(api.updateAccount({ id, body }))),
      remove: async (id) => void (await follow(api.deleteAccount({ id }))),
      add: async (kind, values) =>
        void (await follow<unknown>(
          kind === 'lecturer'
            ? api.createLecturer({ body: values })
            : api.importAccounts({ body: { rows: [{ ...values }] } }),
        )),
      importRows: async (rows) =>
        (await follow(api.importAccounts({ body: { rows: [...rows] } }))).data.count,
    },
  ];
}
