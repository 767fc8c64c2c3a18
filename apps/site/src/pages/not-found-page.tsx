import { NotFoundScreen } from '@bank-soal/screens/not-found';
import { paths } from '../paths.js';
import { notFoundTexts } from '../texts/not-found.js';
import { usePageTitle } from '../use-page-title.js';

export function NotFoundPage() {
  usePageTitle(notFoundTexts.title);
  return <NotFoundScreen hrefs={{ home: paths.home }} />;
}
