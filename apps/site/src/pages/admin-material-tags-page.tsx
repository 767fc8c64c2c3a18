import { MaterialTagsScreen } from '@bank-soal/screens/admin-material-tags';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminMaterialTagsTexts } from '../texts/admin-material-tags.js';
import { usePageTitle } from './page-hooks.js';
import { useAdminList } from './use-admin-list.js';

export function AdminMaterialTagsPage() {
  usePageTitle(useTexts(adminMaterialTagsTexts).title);
  const { hrefs: _, ...list } = useAdminList();
  return <MaterialTagsScreen {...list} />;
}
