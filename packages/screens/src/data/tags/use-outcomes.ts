'use client';

import type { Id } from '@bank-soal/contract/common';
import type { CoverageAnswer, OutcomeAnswer, OutcomeBody } from '@bank-soal/contract/tags';
import { nameKey } from '@bank-soal/contract/tags';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { toTag } from '../../model/tags/admin-tag.js';
import { keys } from '../keys.js';
import { logFailure } from '../log-failure.js';
import { ownKeys } from '../own-keys.js';
import { toLoadState } from '../to-load-state.js';
import { useTouch } from '../use-touch.js';

/** Learning outcomes (CPMK) of a course, by code. */
export function useOutcomes(course: Id): LoadState<readonly OutcomeAnswer[]> {
  const api = useApi();
  const load = async (id: Id) => (await api.outcomes({ id })).data;
  return toLoadState(useSWR(ownKeys.outcomes(course), ([, id]) => load(id)));
}

const NONE: readonly OutcomeAnswer[] = [];

/** Outcomes of the course with a name; none where no course has it, and until they are there. */
export function useOutcomesNamed(course: string): readonly OutcomeAnswer[] {
  const api = useApi();
  const name = nameKey(course);
  const loadCourses = async () => (await api.courseTags()).data.map(toTag);
  const options = { onError: logFailure };
  const { data: courses } = useSWR(name === '' ? null : keys.courseTags, loadCourses, options);
  const found = courses?.find((tag) => nameKey(tag.name) === name);
  const load = async (id: Id) => (await api.outcomes({ id })).data;
  const key = found ? ownKeys.outcomes(found.id) : null;
  const { data = NONE } = useSWR(key, ([, id]) => load(id), options);
  return data;
}

/** Changes to the outcomes of one course. Each rejects as the API does. */
export interface OutcomeWrites {
  create(body: OutcomeBody): Promise<void>;
  update(id: Id, body: OutcomeBody): Promise<void>;
  /** @param force also takes it from the questions that bear it */
  remove(id: Id, force: boolean): Promise<void>;
  /** Stores the rows of a CSV file, all or none. */
  bring(file: File): Promise<{ created: number; changed: number }>;
}

/** Changes to the outcomes of one course. */
export function useOutcomeWrites(course: Id): OutcomeWrites {
  const api = useApi();
  const touch = useTouch();
  return useMemo(() => {
    const touched = { refresh: ['outcomes'] };
    return {
      async create(body) {
        await api.createOutcome({ id: course, body });
        touch(touched);
      },
      async update(id, body) {
        await api.updateOutcome({ id, body });
        touch(touched);
      },
      async remove(id, force) {
        await api.deleteOutcome({ id, query: force ? { force: 'true' } : {} });
        touch({ ...touched, forget: ['questions'] });
      },
      async bring(file) {
        const { data } = await api.importOutcomes({ id: course, file });
        touch(touched);
        return data;
      },
    };
  }, [api, course, touch]);
}

/** How well a course's outcomes are covered, by what was used within a period. */
export function useCoverage(course: Id, from: string, to: string): LoadState<CoverageAnswer> {
  const api = useApi();
  const load = async () =>
    (await api.coverage({ query: { course: String(course), from, to } })).data;
  return toLoadState(useSWR(ownKeys.coverage(course, from, to), load));
}
