import { SearchIndexScreen } from '@bank-soal/screens/admin-search-index';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminSearchIndexPage() {
  usePageTitle('Pencarian isi file');
  return <SearchIndexScreen onSignedOut={useToLogin()} />;
}
