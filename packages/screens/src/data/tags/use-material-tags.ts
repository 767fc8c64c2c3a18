import type { Id } from '@bank-soal/contract/common';
import { useMemo } from 'react';
import useSWR from 'swr';
import { useApi } from '../../api/api-provider.js';
import type { LoadState } from '../../model/load-state.js';
import { type MaterialTag, toMaterialTag } from '../../model/tags/admin-tag.js';
import { keys } from '../keys.js';
import { type ManyOutcome, runMany } from '../run-many.js';
import { toLoadState } from '../to-load-state.js';
import { useTouch } from '../use-touch.js';
import { type TagTouches, type TagWrites, useTagWrites } from './use-tag-writes.js';

const changed = [keys.materialTags, 'material-tags/by-course', keys.courseStats, keys.tagUses];

const TOUCHES: TagTouches = {
  create: { refresh: changed, forget: [keys.dropdown] },
  // The server renames the tag in the sets' topics.
  rename: { refresh: changed, forget: [keys.dropdown, keys.questionSets] },
  remove: { refresh: changed, forget: [keys.dropdown] },
  merge: { refresh: changed, forget: [keys.dropdown, keys.questionSets, 'questions'] },
};

/** All material tags (tag materi). */
export function useMaterialTags(): LoadState<readonly MaterialTag[]> {
  const api = useApi();
  const load = async () => (await api.materialTags()).data.map(toMaterialTag);
  return toLoadState(useSWR<readonly MaterialTag[]>(keys.materialTags, load));
}

/** The material tags of one course. */
export function useMaterialTagsByCourse(courseId: Id): LoadState<readonly MaterialTag[]> {
  const api = useApi();
  const load = async () => (await api.materialTagsByCourse({ courseId })).data.map(toMaterialTag);
  return toLoadState(useSWR(keys.materialTagsByCourse(courseId), load));
}

/** Changes to material tags. */
export function useMaterialTagWrites(): TagWrites {
  return useTagWrites('MaterialTag', TOUCHES);
}

/** Which course material tags belong to. Each rejects as the API does. */
export interface TagAssignments {
  /** Gives several tags to a course, and says which could not be. */
  assign(ids: readonly Id[], courseId: Id): Promise<ManyOutcome>;
  /** Takes a tag from a course, and from no other that it was moved to meanwhile. */
  unassign(id: Id, courseId: Id): Promise<void>;
}

/** Changes to the courses of material tags. */
export function useTagAssignments(): TagAssignments {
  const api = useApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async assign(ids, courseId) {
        try {
          return await runMany(ids, (id) =>
            api.assignMaterialTag({ id, body: { course_tag_id: courseId } }),
          );
        } finally {
          touch({ refresh: changed });
        }
      },
      async unassign(id, courseId) {
        // The wire wants a body here, and nothing in it.
        const call = { id, query: { course_tag_id: courseId }, body: {} };
        const done = api.unassignMaterialTag(call);
        await done.finally(() => touch({ refresh: changed }));
      },
    }),
    [api, touch],
  );
}
