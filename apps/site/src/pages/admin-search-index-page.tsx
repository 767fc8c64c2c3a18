import { SearchIndexScreen } from '@bank-soal/screens/admin-search-index';
import { adminSearchIndexTexts } from '../texts/admin-search-index.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminSearchIndexPage() {
  usePageTitle(adminSearchIndexTexts.title);
  return <SearchIndexScreen onSignedOut={useToLogin()} />;
}
