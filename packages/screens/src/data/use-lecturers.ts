'use client';

import type { LecturerBody, NewLecturerBody } from '@bank-soal/contract/lecturers';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { ImportRows } from '../api/admin-port.js';
import { type Lecturer, toLecturer } from '../model/admin-lecturer.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { type ManyOutcome, runMany } from './run-many.js';
import { toLoadState } from './to-load-state.js';
import { useTouch } from './use-touch.js';

/** All lecturers (dosen). */
export function useLecturers(): LoadState<readonly Lecturer[]> {
  const { lecturers } = useAdminApi();
  const load = async () => (await lecturers.list()).map(toLecturer);
  return toLoadState(useSWR<readonly Lecturer[]>(keys.lecturers, load));
}

/** Changes to lecturers. Each rejects as the API does. */
export interface LecturerWrites {
  create(body: NewLecturerBody): Promise<void>;
  update(id: number, body: LecturerBody): Promise<void>;
  /** Lets several sign in, or keeps them out; says which could not be changed. */
  activate(lecturers: readonly Lecturer[], active: boolean): Promise<ManyOutcome>;
  /** Deletes several, and says which could not be. */
  remove(ids: readonly number[]): Promise<ManyOutcome>;
  /** Adds all rows or none; answers how many. */
  importRows(rows: ImportRows): Promise<number>;
}

const refresh = [keys.lecturers];

/** Changes to lecturers. */
export function useLecturerWrites(): LecturerWrites {
  const { lecturers: calls } = useAdminApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async create(body) {
        await calls.create(body);
        touch({ refresh });
      },
      async update(id, body) {
        await calls.update(id, body);
        // Sets without a lecturer text show the name of their creator.
        touch({ refresh, forget: [keys.questionSets] });
      },
      async activate(lecturers, active) {
        const known = new Map(lecturers.map((one) => [one.id, one]));
        const status = active ? 'Aktif' : 'Nonaktif';
        try {
          return await runMany([...known.keys()], (id) => {
            const { name: nama = '', email = '' } = known.get(id) ?? {};
            return calls.update(id, { nama, email, status });
          });
        } finally {
          touch({ refresh });
        }
      },
      async remove(ids) {
        try {
          return await runMany(ids, (id) => calls.delete(id));
        } finally {
          touch({ refresh, forget: [keys.questionSets] });
        }
      },
      async importRows(rows) {
        const { count } = await calls.import(rows);
        touch({ refresh });
        return count;
      },
    }),
    [calls, touch],
  );
}
