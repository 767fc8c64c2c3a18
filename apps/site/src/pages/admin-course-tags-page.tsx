import { CourseTagsScreen } from '@bank-soal/screens/admin-course-tags';
import { useAdminList } from '../use-admin-list.js';
import { usePageTitle } from '../use-page-title.js';

export function AdminCourseTagsPage() {
  usePageTitle('Manajemen Tag Mata Kuliah');
  return <CourseTagsScreen {...useAdminList()} />;
}
