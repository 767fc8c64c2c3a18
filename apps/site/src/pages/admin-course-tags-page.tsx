import { CourseTagsScreen } from '@bank-soal/screens/admin-course-tags';
import { adminCourseTagsTexts } from '../texts/admin-course-tags.js';
import { useAdminList } from '../use-admin-list.js';
import { usePageTitle } from '../use-page-title.js';

export function AdminCourseTagsPage() {
  usePageTitle(adminCourseTagsTexts.title);
  return <CourseTagsScreen {...useAdminList()} />;
}
