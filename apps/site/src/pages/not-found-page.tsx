import { NotFoundScreen } from '@bank-soal/screens/not-found';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { notFoundTexts } from '../texts/not-found.js';
import { usePageTitle } from './page-hooks.js';

export function NotFoundPage() {
  usePageTitle(useTexts(notFoundTexts).title);
  return <NotFoundScreen hrefs={{ home: paths.home }} />;
}
