import { useTexts } from '@bank-soal/ui/lib/texts';
import { useDeferredValue } from 'react';
import {
  useCourseMaterials,
  useCourseMaterialWrites,
} from '../../data/tags/use-course-materials.js';
import { useMaterialTagsByCourse, useTagAssignments } from '../../data/tags/use-material-tags.js';
import { taggingTexts } from '../../indonesian/tagging.js';
import type { LoadState } from '../../model/load-state.js';
import type { Course } from '../../model/tags/admin-course.js';
import type { MaterialTag } from '../../model/tags/admin-tag.js';
import { useWording } from '../../texts/use-wording.js';
import {
  COURSE_TAGGING_TOAST_MS,
  type OnSignedOut,
  useAddressText,
  useAdminSession,
} from '../shared/index.js';
import { CourseView } from './course-view.js';
import { CoveragePanel } from './coverage-panel.js';
import { OutcomePanel } from './outcome-panel.js';
import type { OnTaggingStateChange, TaggingState } from './tagging-state.js';
import { toPanelView } from './to-panel-view.js';
import { useMaterialAdding } from './use-material-adding.js';
import { useRemoval } from './use-removal.js';
import { useRenaming } from './use-renaming.js';
import { useTagPicking } from './use-tag-picking.js';

export interface CourseScreenProps {
  course: Course;
  /** All material tags, of which the free ones can be assigned. */
  tags: LoadState<readonly MaterialTag[]>;
  state: TaggingState;
  onStateChange: OnTaggingStateChange;
  coursesHref: string;
  onSignedOut: OnSignedOut;
}

const NONE: readonly MaterialTag[] = [];

/** One course: its materials and tags, and what can be done with them. */
export function CourseScreen({
  course,
  tags,
  state,
  onStateChange,
  coursesHref,
  onSignedOut,
}: CourseScreenProps) {
  const taggingMessages = useTexts(taggingTexts);
  const inWords = useWording();
  const { load: materials, busy, retry } = useCourseMaterials(course.id);
  const assigned = useMaterialTagsByCourse(course.id);
  const write = useAdminSession(onSignedOut, [materials, assigned], COURSE_TAGGING_TOAST_MS);
  const writes = useCourseMaterialWrites(course.id);
  const assignments = useTagAssignments();
  const [text, type] = useAddressText(
    state.q,
    (q) => onStateChange({ ...state, q }, { replace: true }),
    state.tab,
  );
  const searched = useDeferredValue(text);
  const { show, ...materialDialog } = useMaterialAdding(writes, write);
  const renaming = useRenaming(writes, write);
  const { ask, question } = useRemoval(
    { material: writes.remove, tag: (id) => assignments.unassign(id, course.id) },
    write,
  );
  const free = tags.status === 'ready' ? tags.data : NONE;
  const picker = useTagPicking(assignments, free, course.id, write);
  const own: LoadState<readonly { id: number; name: string }[]> =
    materials.status === 'ready' ? { status: 'ready', data: materials.data.list } : materials;
  const unreadable = materials.status === 'ready' && materials.data.unreadable;

  return (
    <CourseView
      course={course}
      coursesHref={coursesHref}
      onBack={() => onStateChange({ tab: 'materials', q: '' }, { replace: false })}
      tab={state.tab}
      onTabChange={(tab) => onStateChange({ course: course.id, tab, q: '' }, { replace: true })}
      materials={{
        ...renaming,
        state: toPanelView(own, searched, taggingMessages.materialsFailed, inWords),
        text,
        onTextChange: type,
        onAdd: show,
        onRemove: ({ id, name }) => ask({ kind: 'material', id, name }),
        unreadable: unreadable ? { busy, retry } : undefined,
      }}
      tags={{
        state: toPanelView(assigned, searched, taggingMessages.tagsFailed, inWords),
        text,
        onTextChange: type,
        onAdd: () => picker.onOpenChange?.(true),
        onRemove: ({ id, name }) => ask({ kind: 'tag', id, name }),
      }}
      panels={{
        outcomes: <OutcomePanel course={course.id} onSignedOut={onSignedOut} />,
        coverage: <CoveragePanel course={course.id} onSignedOut={onSignedOut} />,
      }}
      materialDialog={materialDialog}
      picker={picker}
      {...question}
    />
  );
}
