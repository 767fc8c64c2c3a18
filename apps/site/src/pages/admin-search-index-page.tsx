import { SearchIndexScreen } from '@bank-soal/screens/admin-search-index';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { usePageTitle, useToLogin } from '../page-hooks.js';
import { adminSearchIndexTexts } from '../texts/admin-search-index.js';

export function AdminSearchIndexPage() {
  usePageTitle(useTexts(adminSearchIndexTexts).title);
  return <SearchIndexScreen onSignedOut={useToLogin()} />;
}
