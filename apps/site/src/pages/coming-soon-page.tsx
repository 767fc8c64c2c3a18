import { ComingSoonView } from '@bank-soal/screens/admin-frame';
import { usePageTitle } from '../page-hooks.js';
import { comingSoonTexts } from '../texts/coming-soon.js';

export function ComingSoonPage() {
  usePageTitle(comingSoonTexts.title);
  return <ComingSoonView />;
}
