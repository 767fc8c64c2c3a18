import type { TagMergeAnswer } from '@bank-soal/contract/tags';
import { useMemo } from 'react';
import { useApi } from '../../api/api-provider.js';
import type { ImportRows } from '../../model/import-rows.js';
import { type ManyOutcome, runMany } from '../run-many.js';
import { type Touched, useTouch } from '../use-touch.js';

/** Changes to one kind of tag. Each rejects as the API does. */
export interface TagWrites {
  create(name: string): Promise<void>;
  /** @param from the name that it had when it was shown: another one by now is refused */
  rename(id: number, name: string, from: string): Promise<void>;
  /** Deletes several, and says which could not be. */
  remove(ids: readonly number[]): Promise<ManyOutcome>;
  /** Puts a tag into another one, which stays; answers the merge. */
  merge(id: number, into: number): Promise<TagMergeAnswer>;
  /** Takes a merge back, within a minute. */
  undoMerge(merge: number): Promise<void>;
  /** Adds all rows or none; answers how many. */
  importRows(rows: ImportRows): Promise<number>;
}

/** Answers that each change makes stale. */
export interface TagTouches {
  create: Touched;
  rename: Touched;
  remove: Touched;
  /** Of a merge, and of the way back. */
  merge: Touched;
}

/**
 * The changes to one kind of tag.
 *
 * @param touches a constant
 */
export function useTagWrites(kind: 'CourseTag' | 'MaterialTag', touches: TagTouches): TagWrites {
  const api = useApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async create(name) {
        await api[`create${kind}`]({ body: { name } });
        touch(touches.create);
      },
      async rename(id, name, from) {
        const renamed = api[`update${kind}`]({ id, body: { name, from } });
        await renamed.finally(() => touch(touches.rename));
      },
      async remove(ids) {
        try {
          return await runMany(ids, (id) => api[`delete${kind}`]({ id }));
        } finally {
          touch(touches.remove);
        }
      },
      async merge(id, into) {
        const merged = api[`merge${kind}`]({ id, body: { into } });
        return (await merged.finally(() => touch(touches.merge))).data;
      },
      async undoMerge(id) {
        await api.undoTagMerge({ id }).finally(() => touch(touches.merge));
      },
      async importRows(rows) {
        const { data } = await api[`import${kind}s`]({ body: { rows: [...rows] } });
        touch(touches.create);
        return data.count;
      },
    }),
    [api, kind, touch, touches],
  );
}
