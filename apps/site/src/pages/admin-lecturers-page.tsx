import { LecturersScreen } from '@bank-soal/screens/admin-lecturers';
import { adminLecturersTexts } from '../texts/admin-lecturers.js';
import { useAdminList } from '../use-admin-list.js';
import { usePageTitle } from '../use-page-title.js';

export function AdminLecturersPage() {
  usePageTitle(adminLecturersTexts.title);
  return <LecturersScreen {...useAdminList()} />;
}
