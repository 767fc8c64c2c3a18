import { ComingSoonView } from '@bank-soal/screens/admin-frame';
import { usePageTitle } from '../use-page-title.js';

export function ComingSoonPage() {
  usePageTitle('Coming Soon');
  return <ComingSoonView />;
}
