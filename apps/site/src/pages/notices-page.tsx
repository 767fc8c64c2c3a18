import { NoticesScreen } from '@bank-soal/screens/notices';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { paths } from '../paths.js';
import { noticesTexts } from '../texts/notices.js';
import { usePageTitle } from './page-hooks.js';

const hrefs = {
  preview: (set: number, comment: number | null) =>
    comment === null ? paths.preview(set) : `${paths.preview(set)}#komentar-${comment}`,
  paper: paths.paper,
};

export function NoticesPage() {
  usePageTitle(useTexts(noticesTexts).title);
  return <NoticesScreen hrefs={hrefs} />;
}
