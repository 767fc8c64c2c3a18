import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useState } from 'react';
import type { CourseMaterialWrites } from '../../data/tags/use-course-materials.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { CourseMaterial } from '../../model/tags/admin-course.js';
import { useWording } from '../../texts/use-wording.js';
import { COURSE_TAGGING_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { MaterialListProps } from './material-list.js';

/** Renames materials where they stand. */
export function useRenaming(
  { rename }: CourseMaterialWrites,
  write: RunWrite,
): Pick<MaterialListProps, 'onRename' | 'renameProblem' | 'onRenameEdit'> {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const [renameProblem, setProblem] = useState<MaterialListProps['renameProblem']>();

  async function onRename({ id, name: from }: CourseMaterial, name: string) {
    setProblem(undefined);
    try {
      await write(() => rename(id, name, from));
    } catch (error) {
      setProblem({
        id,
        sentence: inWords(explanationOf(error, taggingMessages.changeMaterialFailed)),
      });
      // The row stays open, with what was typed.
      throw error;
    }
    toast.success(taggingMessages.materialChanged, { duration: COURSE_TAGGING_TOAST_MS });
  }

  return { onRename, renameProblem, onRenameEdit: () => setProblem(undefined) };
}
