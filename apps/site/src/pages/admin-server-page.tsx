import { ServerScreen } from '@bank-soal/screens/admin-server';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { adminServerTexts } from '../texts/admin-server.js';
import { usePageTitle, useToLogin } from './page-hooks.js';

export function AdminServerPage() {
  usePageTitle(useTexts(adminServerTexts).title);
  return <ServerScreen onSignedOut={useToLogin()} />;
}
