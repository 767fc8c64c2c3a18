'use client';

import type { Id } from '@bank-soal/contract/ids';
import type { LecturerBody, NewLecturerBody } from '@bank-soal/contract/lecturers';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { ImportRows, LecturerCalls } from '../api/admin-port.js';
import { hasStatus } from '../api/errors.js';
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

/**
 * What to make of a lecturer as they are now; nothing is written when it answers nothing. Asked again
 * when another was quicker, so that nobody's change is put back.
 */
export type LecturerChange = (now: Lecturer) => LecturerBody | undefined;

/** After so many others who were quicker, their refusal is told. */
const TRIES = 5;

async function change(calls: LecturerCalls, id: Id, make: LecturerChange): Promise<void> {
  for (let turn = 1; ; turn += 1) {
    const { lecturer, etag } = await calls.toEdit(id);
    const body = make(toLecturer(lecturer));
    if (!body) return;
    try {
      await calls.update(id, body, etag);
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
  const { lecturers: calls } = useAdminApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async create(body) {
        await calls.create(body);
        touch({ refresh });
      },
      async update(id, make) {
        // Sets without a lecturer text show the name of their creator.
        const done = () => touch({ refresh, forget: [keys.questionSets] });
        await change(calls, id, make).finally(done);
      },
      async activate(ids, active) {
        const status = active ? 'Aktif' : 'Nonaktif';
        try {
          return await runMany(ids, (id) =>
            change(calls, id, ({ name: nama, email }) => ({ nama, email, status })),
          );
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
