import { useCallback } from 'react';
import { runMany } from '../data/run-many.js';
import { useSavePortsOf } from '../data/sets/use-set-to-edit.js';
import type { QuestionSet } from '../model/sets/question-set.js';
import { insistOn, type ReleaseForm } from '../set-editor/index.js';

/**
 * Gives several sets the same release, and leaves all else in them as it is by then; resolves with the
 * ids of those that could not be changed.
 */
export function useReleaseWrites(): (
  sets: readonly QuestionSet[],
  release: ReleaseForm,
) => Promise<readonly number[]> {
  const portsOf = useSavePortsOf();
  return useCallback(
    async (sets, release) => {
      const ids = [...new Set(sets.map(({ id }) => id))];
      try {
        const { failed } = await runMany(ids, (id) =>
          insistOn({ release: { to: release } }, portsOf(id)),
        );
        return failed.map(({ id }) => id);
      } catch {
        // The session has ended: none of the rest was changed.
        return ids;
      }
    },
    [portsOf],
  );
}
