import { ActiveIcon, CourseIcon, SearchIcon } from '@bank-soal/ui/icon';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminTexts } from '../../indonesian/admin.js';
import { courseTagTexts } from '../../indonesian/course-tag.js';
import { tagTexts } from '../../indonesian/tag.js';
import { type TagListProps, TagListView, useTagImportColumns } from '../tags/index.js';

export interface CourseTagListViewProps extends TagListProps {}

/** The course tags' management as it looks. */
export function CourseTagListView(props: CourseTagListViewProps) {
  const tagMessages = useTexts(tagTexts);
  const adminMessages = useTexts(adminTexts);
  const courseTagMessages = useTexts(courseTagTexts);
  const columns = useTagImportColumns(courseTagMessages.namePlaceholder);
  const { state } = props;
  const { found, total } = state.status === 'ready' ? state : { found: [], total: 0 };
  return (
    <TagListView
      {...props}
      texts={courseTagMessages}
      stats={[
        { label: tagMessages.total, value: total, icon: <CourseIcon /> },
        // Tags have no status: all of them are active.
        { label: tagMessages.active, value: total, icon: <ActiveIcon /> },
        { label: adminMessages.results, value: found.length, icon: <SearchIcon /> },
      ]}
      columns={columns}
      templateName="template-tag-mata-kuliah.csv"
    />
  );
}
