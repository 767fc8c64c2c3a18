import { useFormats } from '@bank-soal/ui/lib/format';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { toast } from '@bank-soal/ui/toast';
import { useMemo, useState } from 'react';
import { sumUp } from '../../data/run-many.js';
import type { TagAssignments } from '../../data/tags/use-material-tags.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { MaterialTag } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import { COURSE_TAGGING_TOAST_MS, explanationOf, type RunWrite } from '../shared/index.js';
import type { CourseViewProps } from './course-view.js';

const duration = COURSE_TAGGING_TOAST_MS;
const byName = new Intl.Collator('id-ID', { numeric: true });

/** The dialog that assigns tags to a course: those that no course has. */
export function useTagPicking(
  { assign }: TagAssignments,
  all: readonly MaterialTag[],
  courseId: number,
  write: RunWrite,
): CourseViewProps['picker'] {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const { formatCount } = useFormats();
  const [open, onOpenChange] = useState(false);
  const items = useMemo(
    () =>
      all.filter((tag) => tag.courseId === null).toSorted((a, b) => byName.compare(a.name, b.name)),
    [all],
  );

  async function onConfirm(ids: number[]) {
    const outcome = sumUp(await write(() => assign(ids, courseId)));
    toast.success(taggingMessages.tagAdded, { duration });
    if (outcome.status !== 'partly') return;
    const reason = inWords(explanationOf(outcome.reason, taggingMessages.addTagFailed));
    toast.error(taggingMessages.partly(formatCount(outcome.failed), reason), { duration });
  }

  return {
    open,
    onOpenChange,
    items,
    onConfirm,
    describeError: (error) => inWords(explanationOf(error, taggingMessages.addTagFailed)),
  };
}
