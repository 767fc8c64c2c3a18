'use client';

import type { Level } from '@bank-soal/contract/levels';
import { useCallback } from 'react';
import { runMany } from '../data/run-many.js';
import { useSetWrites } from '../data/use-set-writes.js';
import type { QuestionSet } from '../model/question-set.js';
import { type ReleaseForm, releaseBody } from '../set-editor/index.js';

/** Gives several sets the same release; resolves with the ids of those that could not be changed. */
export function useReleaseWrites(): (
  sets: readonly QuestionSet[],
  release: ReleaseForm,
) => Promise<readonly number[]> {
  const { update } = useSetWrites();
  return useCallback(
    async (sets, release) => {
      const byId = new Map(sets.map((set) => [set.id, set]));
      try {
        const { failed } = await runMany([...byId.keys()], async (id) => {
          const set = byId.get(id);
          if (!set) return;
          const { title, subject, level } = set;
          // What no body can do without; the rest stays as it is.
          const body = { title, subject, difficulty: level as Level };
          await update(id, { ...body, ...releaseBody(release, null) });
        });
        return failed.map(({ id }) => id);
      } catch {
        // The session has ended: none of the rest was changed.
        return [...byId.keys()];
      }
    },
    [update],
  );
}
