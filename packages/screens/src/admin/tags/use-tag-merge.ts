import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { TagWrites } from '../../data/tags/use-tag-writes.js';
import { tagTexts } from '../../indonesian/tag.js';
import type { Tag, TagUse } from '../../model/tags/admin-tag.js';
import type { Wording } from '../../texts/use-wording.js';
import { ADMIN_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { TagMergeProps } from './tag-merge.js';

/** As long as a server takes a merge back. */
const UNDO_MS = 60_000;

const total = (use: TagUse | undefined) => (use ? use.sets + use.questions : 0);

interface Merging {
  uses: ReadonlyMap<number, TagUse> | undefined;
  writes: TagWrites;
  write: RunWrite;
  inWords: Wording;
  onDone: () => void;
}

/** Which two tags are to become one, which of them stays, and what follows from yes. */
export function useTagMerge({ uses, writes, write, inWords, onDone }: Merging): {
  ask: (tags: readonly Tag[]) => void;
  merging: TagMergeProps;
} {
  const tagMessages = useTexts(tagTexts);
  const [tags, setTags] = useState<readonly Tag[]>([]);
  const [keptId, setKeptId] = useState<number>();
  const kept = tags.find(({ id }) => id === keptId);
  const gone = tags.find(({ id }) => id !== keptId);

  async function undo(merge: number, subject: string) {
    try {
      await write(() => writes.undoMerge(merge));
      toast.success(tagMessages.unmerged, { duration: ADMIN_TOAST_MS, subject });
    } catch (error) {
      toast.error(inWords(explanationOf(error, tagMessages.mergeFailed)), { subject });
    }
  }

  return {
    ask: (two) => {
      const [most] = two.toSorted((a, b) => total(uses?.get(b.id)) - total(uses?.get(a.id)));
      setTags(two);
      setKeptId(most?.id);
    },
    merging: {
      tags,
      kept,
      uses: gone && uses?.get(gone.id),
      onKeep: setKeptId,
      onClose: () => setTags([]),
      onConfirm: async () => {
        if (!kept || !gone) return;
        const { id } = await write(() => writes.merge(gone.id, kept.id));
        const subject = `merge ${id}`;
        const action = { label: tagMessages.undo, onSelect: () => void undo(id, subject) };
        const sentence = tagMessages.merged(gone.name, kept.name);
        toast.success(sentence, { duration: UNDO_MS, action, subject });
        onDone();
      },
      describeError: (error) => inWords(explanationOf(error, tagMessages.mergeFailed)),
    },
  };
}
