import { MaterialTagsScreen } from '@bank-soal/screens/admin-material-tags';
import { useAdminList } from '../use-admin-list.js';
import { usePageTitle } from '../use-page-title.js';

export function AdminMaterialTagsPage() {
  usePageTitle('Manajemen Tag Materi');
  const { hrefs: _, ...list } = useAdminList();
  return <MaterialTagsScreen {...list} />;
}
