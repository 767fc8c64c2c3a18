import { SearchIndexScreen } from '@bank-soal/screens/admin-search-index';
import { usePageTitle, useToLogin } from '../page-hooks.js';
import { adminSearchIndexTexts } from '../texts/admin-search-index.js';

export function AdminSearchIndexPage() {
  usePageTitle(adminSearchIndexTexts.title);
  return <SearchIndexScreen onSignedOut={useToLogin()} />;
}
