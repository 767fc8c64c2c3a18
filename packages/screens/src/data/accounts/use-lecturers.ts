import type { LecturerBody, NewLecturerBody } from '@bank-soal/contract/accounts';
import type { Client } from '@bank-soal/contract/client';
import type { Id } from '@bank-soal/contract/common';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import { type Lecturer, toLecturer } from '../../model/accounts/admin-lecturer.js';
import type { ImportRows } from '../../model/import-rows.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { type ManyOutcome, runMany } from '../run-many.js';
import { toLoadState } from '../to-load-state.js';
import { useTouch } from '../use-touch.js';

/** All lecturers (dosen). */
export function useLecturers(): LoadState<readonly Lecturer[]> {
  const api = useApi();
  const load = async () => (await api.lecturers()).data.map(toLecturer);
  return toLoadState(useSWR<readonly Lecturer[]>(keys.lecturers, load));
}

/**
 * New values for a lecturer as they are now; nothing is written when it answers nothing. Asked again
 * when another was quicker, so that nobody's change is put back.
 */
export type LecturerChange = (now: Lecturer) => LecturerBody | undefined;

/** After so many others who were quicker, their refusal is told. */
const TRIES = 5;

async function change(api: Client, id: Id, make: LecturerChange): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const { data, etag } = await api.lecturer({ id });
    const body = make(toLecturer(data));
    if (!body) return;
    try {
      await api.updateLecturer({ id, body, ifMatch: etag });
      return;
    } catch (error) {
      if (!hasStatus(error, 412) || turn === TRIES) throw error;
    }
  }
}

/** Changes to lecturers. Each rejects as the API does. */
export interface LecturerWrites {
  create(body: NewLecturerBody): Promise<void>;
  /** Changes a lecturer as they are by then: see {@link LecturerChange}. */
  update(id: Id, change: LecturerChange): Promise<void>;
  /** Lets several sign in, or keeps them out; says which could not be changed. */
  activate(ids: readonly Id[], active: boolean): Promise<ManyOutcome>;
  /** Deletes several, and says which could not be. */
  remove(ids: readonly number[]): Promise<ManyOutcome>;
  /** Adds all rows or none; answers how many. */
  importRows(rows: ImportRows): Promise<number>;
}

const refresh = [keys.lecturers];

/** Changes to lecturers. */
export function useLecturerWrites(): LecturerWrites {
  const api = useApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async create(body) {
        await api.createLecturer({ body });
        touch({ refresh });
      },
      async update(id, make) {
        // Sets without a lecturer text show the name of their creator.
        const done = () => touch({ refresh, forget: [keys.questionSets] });
        await change(api, id, make).finally(done);
      },
      async activate(ids, active) {
        const status = active ? 'Aktif' : 'Nonaktif';
        try {
          return await runMany(ids, (id) =>
            change(api, id, ({ name: nama, email }) => ({ nama, email, status })),
          );
        } finally {
          touch({ refresh });
        }
      },
      async remove(ids) {
        try {
          return await runMany(ids, (id) => api.deleteLecturer({ id }));
        } finally {
          touch({ refresh, forget: [keys.questionSets] });
        }
      },
      async importRows(rows) {
        const { data } = await api.importLecturers({ body: { rows: [...rows] } });
        touch({ refresh });
        return data.count;
      },
    }),
    [api, touch],
  );
}
