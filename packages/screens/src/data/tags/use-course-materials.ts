import type { Id } from '@bank-soal/contract/common';
import type { CourseStatsAnswer } from '@bank-soal/contract/tags';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import { hasStatus } from '../../api/errors.js';
import type { LoadState } from '../../model/load-state.js';
import type { CourseMaterial } from '../../model/tags/admin-course.js';
import { keys } from '../keys.js';
import { toLoadState } from '../to-load-state.js';
import { useTouch } from '../use-touch.js';

export interface CourseMaterials {
  list: readonly CourseMaterial[];
  /** The server answered 500: the list is empty because it could not be read. */
  unreadable: boolean;
}

/** The materials of one course only, and how to ask for them again. */
export function useCourseMaterials(courseId: Id): {
  load: LoadState<CourseMaterials>;
  /** They are being asked for. */
  busy: boolean;
  retry: () => void;
} {
  const api = useApi();
  const load = async (course: Id): Promise<CourseMaterials> => {
    try {
      return {
        list: (await api.courseMaterials({ courseId: course })).data.data,
        unreadable: false,
      };
    } catch (error) {
      if (hasStatus(error, 500)) return { list: [], unreadable: true };
      throw error;
    }
  };
  const response = useSWR(keys.courseMaterials(courseId), ([, course]) => load(course));
  return {
    load: toLoadState(response),
    busy: response.isValidating,
    retry: () => void response.mutate(),
  };
}

/** Changes to the materials of one course. Each rejects as the API does. */
export interface CourseMaterialWrites {
  create(materialName: string): Promise<void>;
  /** @param from the name that it had when it was shown: another one by now is refused */
  rename(id: Id, materialName: string, from: string): Promise<void>;
  remove(id: Id): Promise<void>;
}

/** Changes to the materials of one course. */
export function useCourseMaterialWrites(courseId: Id): CourseMaterialWrites {
  const api = useApi();
  const touch = useTouch();
  return useMemo(() => {
    const list = keys.courseMaterials(courseId);
    const touched = { refresh: [list, keys.courseStats] };
    return {
      async create(materialName) {
        await api.createCourseMaterial({ body: { courseId, materialName } });
        touch(touched);
      },
      async rename(id, materialName, from) {
        const done = () => touch({ refresh: [list] });
        await api.updateCourseMaterial({ id, body: { materialName, from } }).finally(done);
      },
      async remove(id) {
        await api.deleteCourseMaterial({ id });
        touch(touched);
      },
    };
  }, [api, courseId, touch]);
}

/** Counts of all courses. */
export function useCourseStats(): LoadState<readonly CourseStatsAnswer[]> {
  const api = useApi();
  const load = async () => (await api.courseMaterialStats()).data;
  return toLoadState(useSWR<readonly CourseStatsAnswer[]>(keys.courseStats, load));
}
