import { NotFoundScreen } from '@bank-soal/screens/not-found';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';

export function NotFoundPage() {
  usePageTitle('Halaman tidak ditemukan');
  return <NotFoundScreen hrefs={{ home: paths.home }} />;
}
