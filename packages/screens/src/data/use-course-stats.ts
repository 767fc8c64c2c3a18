'use client';

import type { CourseStatsAnswer } from '@bank-soal/contract/course-materials';
import useSWR from 'swr';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { LoadState } from '../model/load-state.js';
import { keys } from './keys.js';
import { toLoadState } from './to-load-state.js';

/** Counts of all courses. */
export function useCourseStats(): LoadState<readonly CourseStatsAnswer[]> {
  const { courseStats } = useAdminApi();
  return toLoadState(useSWR<readonly CourseStatsAnswer[]>(keys.courseStats, () => courseStats()));
}
