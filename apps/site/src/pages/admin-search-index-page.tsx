import { SearchIndexScreen } from '@bank-soal/screens/admin-search-index';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminSearchIndexTexts } from '../texts/admin-search-index.js';
import { usePageTitle, useToLogin } from './page-hooks.js';

export function AdminSearchIndexPage() {
  usePageTitle(useTexts(adminSearchIndexTexts).title);
  return <SearchIndexScreen onSignedOut={useToLogin()} />;
}
