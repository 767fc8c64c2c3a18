import { LecturersScreen } from '@bank-soal/screens/admin-lecturers';
import { useAdminList } from '../use-admin-list.js';
import { usePageTitle } from '../use-page-title.js';

export function AdminLecturersPage() {
  usePageTitle('Manajemen Dosen');
  return <LecturersScreen {...useAdminList()} />;
}
