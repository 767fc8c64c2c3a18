import { CourseTagsScreen } from '@bank-soal/screens/admin-course-tags';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminCourseTagsTexts } from '../texts/admin-course-tags.js';
import { usePageTitle } from './page-hooks.js';
import { useAdminList } from './use-admin-list.js';

export function AdminCourseTagsPage() {
  usePageTitle(useTexts(adminCourseTagsTexts).title);
  return <CourseTagsScreen {...useAdminList()} />;
}
