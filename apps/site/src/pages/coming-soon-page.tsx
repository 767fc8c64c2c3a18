import { ComingSoonView } from '@bank-soal/screens/admin-frame';
import { comingSoonTexts } from '../texts/coming-soon.js';
import { usePageTitle } from '../use-page-title.js';

export function ComingSoonPage() {
  usePageTitle(comingSoonTexts.title);
  return <ComingSoonView />;
}
