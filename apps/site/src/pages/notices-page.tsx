import { NoticesScreen } from '@bank-soal/screens/notices';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { noticesTexts } from '../texts/notices.js';
import { noticeHrefs } from './own-space.js';
import { usePageTitle } from './page-hooks.js';

export function NoticesPage() {
  usePageTitle(useTexts(noticesTexts).title);
  return <NoticesScreen hrefs={noticeHrefs} />;
}
