import { LecturersScreen } from '@bank-soal/screens/admin-lecturers';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminLecturersTexts } from '../texts/admin-lecturers.js';
import { usePageTitle } from './page-hooks.js';
import { useAdminList } from './use-admin-list.js';

export function AdminLecturersPage() {
  usePageTitle(useTexts(adminLecturersTexts).title);
  return <LecturersScreen {...useAdminList()} />;
}
