'use client';

import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { type Tag, toTag } from '../../model/tags/admin-tag.js';
import { keys } from '../keys.js';
import { toLoadState } from '../to-load-state.js';
import { type TagTouches, type TagWrites, useTagWrites } from './use-tag-writes.js';

const changed = [keys.courseTags, keys.courseStats, keys.tagUses];

const TOUCHES: TagTouches = {
  create: { refresh: changed, forget: [keys.dropdown] },
  // The server renames the course in the sets' subjects.
  rename: { refresh: changed, forget: [keys.dropdown, keys.questionSets] },
  // The server deletes the course's materials and frees its tags.
  remove: {
    refresh: [...changed, keys.materialTags],
    forget: [keys.dropdown, 'course-materials', 'material-tags/by-course'],
  },
  // Whatever has the one has the other from then on.
  merge: {
    refresh: [...changed, keys.materialTags],
    forget: [
      keys.dropdown,
      keys.questionSets,
      'questions',
      'course-materials',
      'material-tags/by-course',
    ],
  },
};

/** All course tags (tag mata kuliah). */
export function useCourseTags(): LoadState<readonly Tag[]> {
  const api = useApi();
  const load = async () => (await api.courseTags()).data.map(toTag);
  return toLoadState(useSWR<readonly Tag[]>(keys.courseTags, load));
}

/** Changes to course tags. */
export function useCourseTagWrites(): TagWrites {
  return useTagWrites('CourseTag', TOUCHES);
}
