import { allSetsAddress } from '@bank-soal/screens/admin-all-sets';
import { OverviewScreen } from '@bank-soal/screens/admin-overview';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from '../admin-paths.js';
import { adminOverviewTexts } from '../texts/admin-overview.js';
import { usePageTitle, useToLogin } from './page-hooks.js';

export function AdminOverviewPage() {
  usePageTitle(useTexts(adminOverviewTexts).title);
  const { allSets, searchIndex } = adminHrefs(useLocation().pathname);
  const sets = (course: string, year: number) =>
    `${allSets}?${allSetsAddress.write({ q: '', withdrawn: 'false', course, year })}`;
  return <OverviewScreen hrefs={{ sets, searchIndex }} onSignedOut={useToLogin()} />;
}
