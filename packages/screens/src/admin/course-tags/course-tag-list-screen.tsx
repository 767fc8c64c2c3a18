import { checkCourseTagName, TAG_TAKEN } from '@bank-soal/contract/tags';
import type { ImportRow } from '@bank-soal/ui/import-dialog';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useCourseTagWrites } from '../../data/tags/use-course-tags.js';
import { useTagUses } from '../../data/tags/use-tag-uses.js';
import { courseTagTexts } from '../../indonesian/course-tag.js';
import type { LoadState } from '../../model/load-state.js';
import type { Tag } from '../../model/tags/admin-tag.js';
import type { AdminListState, ListReturn, OnListStateChange, RunWrite } from '../shared/index.js';
import { judgeTagRows, useTagList } from '../tags/index.js';
import { CourseTagListView } from './course-tag-list-view.js';

export interface CourseTagListScreenProps {
  load: LoadState<readonly Tag[]>;
  state: AdminListState;
  onStateChange: OnListStateChange;
  /** Where the list was left for a form. */
  back: ListReturn | undefined;
  write: RunWrite;
}

const judge = (rows: readonly ImportRow[], known: readonly Tag[]) =>
  judgeTagRows(rows, known, checkCourseTagName, TAG_TAKEN.course);

/** The list of course tags, and what can be done with them. */
export function CourseTagListScreen(props: CourseTagListScreenProps) {
  const courseTagMessages = useTexts(courseTagTexts);
  const { state, onStateChange, back } = props;
  const writes = useCourseTagWrites();
  const uses = useTagUses('courses');
  const { list } = useTagList({ ...props, uses, writes, judge, sentences: courseTagMessages });
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
