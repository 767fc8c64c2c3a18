'use client';

import { ActiveIcon, CourseIcon, SearchIcon } from '@bank-soal/ui/icon';
import { useAdminMessages } from '../shared/index.js';
import {
  type TagListProps,
  TagListView,
  useTagImportColumns,
  useTagMessages,
} from '../tags/index.js';
import { useCourseTagMessages } from './course-tag-messages.js';

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
