import { ComingSoonView } from '@bank-soal/screens/admin-frame';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { usePageTitle } from '../page-hooks.js';
import { comingSoonTexts } from '../texts/coming-soon.js';

export function ComingSoonPage() {
  usePageTitle(useTexts(comingSoonTexts).title);
  return <ComingSoonView />;
}
