'use client';

import { checkCourseTagName, TAG_SENTENCES } from '@bank-soal/contract/rules-tags';
import type { ImportRow } from '@bank-soal/ui/import-dialog';
import { useCourseTagWrites } from '../../data/use-course-tags.js';
import type { Tag } from '../../model/admin-tag.js';
import type { LoadState } from '../../model/load-state.js';
import type { AdminListState, OnListStateChange } from '../shared/list-state.js';
import { judgeTagRows } from '../shared/tag-import.js';
import type { RunWrite } from '../shared/use-admin-session.js';
import type { ListReturn } from '../shared/use-list-return.js';
import { useTagList } from '../shared/use-tag-list.js';
import { CourseTagListView } from './course-tag-list-view.js';
import { useCourseTagMessages } from './course-tag-messages.js';

/** Props of {@link CourseTagListScreen}. */
export interface CourseTagListScreenProps {
  load: LoadState<readonly Tag[]>;
  state: AdminListState;
  onStateChange: OnListStateChange;
  /** Where the list was left for a form. */
  back: ListReturn | undefined;
  write: RunWrite;
}

const judge = (rows: readonly ImportRow[], known: readonly Tag[]) =>
  judgeTagRows(rows, known, checkCourseTagName, TAG_SENTENCES.COURSE_DUPLICATE);

/** The list of course tags, and what can be done with them. */
export function CourseTagListScreen(props: CourseTagListScreenProps) {
  const courseTagMessages = useCourseTagMessages();
  const { state, onStateChange, back } = props;
  const writes = useCourseTagWrites();
  const { list } = useTagList({ ...props, writes, judge, sentences: courseTagMessages });
  const openForm = (form: AdminListState['form']) =>
    onStateChange({ ...state, form }, { replace: false });
  return (
    <CourseTagListView
      {...list}
      back={back}
      onAdd={() => openForm('new')}
      onEdit={({ id }) => openForm(id)}
    />
  );
}
