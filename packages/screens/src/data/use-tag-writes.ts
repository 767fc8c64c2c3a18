'use client';

import type { TagMergeAnswer } from '@bank-soal/contract/tag-merges';
import { useMemo } from 'react';
import { useAdminApi } from '../api/admin-api-provider.js';
import type { ImportRows, TagCalls } from '../api/admin-port.js';
import { type ManyOutcome, runMany } from './run-many.js';
import { type Touched, useTouch } from './use-touch.js';

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

/** What each change touches. */
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
export function useTagWrites<Tag>(calls: TagCalls<Tag>, touches: TagTouches): TagWrites {
  const { undoTagMerge } = useAdminApi();
  const touch = useTouch();
  return useMemo(
    () => ({
      async create(name) {
        await calls.create({ name });
        touch(touches.create);
      },
      async rename(id, name, from) {
        await calls.rename(id, { name, from }).finally(() => touch(touches.rename));
      },
      async remove(ids) {
        try {
          return await runMany(ids, (id) => calls.delete(id));
        } finally {
          touch(touches.remove);
        }
      },
      merge: (id, into) => calls.merge(id, into).finally(() => touch(touches.merge)),
      undoMerge: (id) => undoTagMerge(id).finally(() => touch(touches.merge)),
      async importRows(rows) {
        const { count } = await calls.import(rows);
        touch(touches.create);
        return count;
      },
    }),
    [calls, touch, touches, undoTagMerge],
  );
}
