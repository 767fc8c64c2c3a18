import { OverviewScreen } from '@bank-soal/screens/admin-overview';
import { useLocation } from 'react-router-dom';
import { adminHrefs } from '../admin-paths.js';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

const setsOf = (course: string, year: number) =>
  `${paths.search}?${new URLSearchParams({ courseTag: course, year: String(year) })}`;

export function AdminOverviewPage() {
  usePageTitle('Ringkasan');
  const { searchIndex } = adminHrefs(useLocation().pathname);
  return <OverviewScreen hrefs={{ sets: setsOf, searchIndex }} onSignedOut={useToLogin()} />;
}
