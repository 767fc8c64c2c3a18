import type { Id } from '@bank-soal/contract/common';
import type { CourseTagAnswer } from '@bank-soal/contract/tags';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { callWithRetry } from '../call-with-retry.js';
import { logFailure } from '../log-failure.js';
import { ownKeys } from '../own-keys.js';
import { toLoadState } from '../to-load-state.js';
import { usePause } from '../use-pause.js';

/** All courses, and which of them are followed. */
export interface FollowedCourses {
  courses: readonly CourseTagAnswer[];
  followed: readonly Id[];
}

/** The courses that can be followed, and how; a change rejects as the API does. */
export function useFollowedCourses(): {
  state: LoadState<FollowedCourses>;
  follow: (course: Id, on: boolean) => Promise<void>;
} {
  const api = useApi();
  const pause = usePause();
  const load = async () => {
    const [courses, followed] = await Promise.all([api.courseTags(), api.myCourses()]);
    return { courses: courses.data, followed: followed.data };
  };
  const answer = useSWR<FollowedCourses>(ownKeys.followedCourses, load, { onError: logFailure });
  const { mutate } = answer;
  return {
    state: toLoadState(answer),
    follow: async (course, on) => {
      const change = on ? api.followCourse : api.unfollowCourse;
      await callWithRetry(() => change({ courseTagId: course }), pause);
      await mutate(
        (before) =>
          before && {
            ...before,
            followed: [...before.followed.filter((id) => id !== course), ...(on ? [course] : [])],
          },
        { revalidate: false },
      );
    },
  };
}
