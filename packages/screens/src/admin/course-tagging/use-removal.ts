import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import { taggingTexts } from '../../indonesian/tagging.js';
import { useWording } from '../../texts/use-wording.js';
import { COURSE_TAGGING_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { Removal } from './course-view.js';

/** Removals from a course, each after a question. */
export function useRemoval(
  work: { material: (id: number) => Promise<void>; tag: (id: number) => Promise<void> },
  write: RunWrite,
) {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const [removal, ask] = useState<Removal>();
  const tag = removal?.kind === 'tag';

  async function confirm() {
    if (!removal) return;
    await write(() => work[removal.kind](removal.id));
    const sentence = tag ? taggingMessages.tagRemoved : taggingMessages.materialRemoved;
    toast.success(sentence, { duration: COURSE_TAGGING_TOAST_MS });
  }

  return {
    ask,
    question: {
      removal,
      onRemovalClose: () => ask(undefined),
      onRemovalConfirm: confirm,
      describeError: (error: unknown) =>
        inWords(
          explanationOf(
            error,
            tag ? taggingMessages.removeTagFailed : taggingMessages.removeMaterialFailed,
          ),
        ),
    },
  };
}
