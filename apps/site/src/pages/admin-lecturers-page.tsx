import { LecturersScreen } from '@bank-soal/screens/admin-lecturers';
import { usePageTitle } from '../page-hooks.js';
import { adminLecturersTexts } from '../texts/admin-lecturers.js';
import { useAdminList } from './use-admin-list.js';

export function AdminLecturersPage() {
  usePageTitle(adminLecturersTexts.title);
  return <LecturersScreen {...useAdminList()} />;
}
