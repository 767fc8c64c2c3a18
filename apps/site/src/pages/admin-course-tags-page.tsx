import { CourseTagsScreen } from '@bank-soal/screens/admin-course-tags';
import { usePageTitle } from '../page-hooks.js';
import { adminCourseTagsTexts } from '../texts/admin-course-tags.js';
import { useAdminList } from './use-admin-list.js';

export function AdminCourseTagsPage() {
  usePageTitle(adminCourseTagsTexts.title);
  return <CourseTagsScreen {...useAdminList()} />;
}
