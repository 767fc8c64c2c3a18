'use client';

import type { CourseStatsAnswer } from '@bank-soal/contract/tags';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { keys } from '../keys.js';
import { toLoadState } from '../to-load-state.js';

/** Counts of all courses. */
export function useCourseStats(): LoadState<readonly CourseStatsAnswer[]> {
  const api = useApi();
  const load = async () => (await api.courseMaterialStats()).data;
  return toLoadState(useSWR<readonly CourseStatsAnswer[]>(keys.courseStats, load));
}
