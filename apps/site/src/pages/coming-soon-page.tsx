import { ComingSoonView } from '@bank-soal/screens/admin-frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { comingSoonTexts } from '../texts/coming-soon.js';
import { usePageTitle } from './page-hooks.js';

export function ComingSoonPage() {
  usePageTitle(useTexts(comingSoonTexts).title);
  return <ComingSoonView />;
}
