'use client';

import { ActiveIcon, CourseIcon, SearchIcon } from '@bank-soal/ui/icon';
import { useTagImportColumns } from '../admin-shared/tag-import.js';
import { type TagListProps, TagListView } from '../admin-shared/tag-list-view.js';
import { useCourseTagMessages } from '../messages/admin-course-tags.js';
import { useAdminMessages } from '../messages/admin-shared.js';
import { useTagMessages } from '../messages/admin-tags.js';

/** Props of {@link CourseTagListView}. */
export interface CourseTagListViewProps extends TagListProps {}

/** The course tags' management as it looks. */
export function CourseTagListView(props: CourseTagListViewProps) {
  const tagMessages = useTagMessages();
  const adminMessages = useAdminMessages();
  const courseTagMessages = useCourseTagMessages();
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
