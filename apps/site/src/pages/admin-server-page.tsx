import { ServerScreen } from '@bank-soal/screens/admin-server';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { usePageTitle, useToLogin } from '../page-hooks.js';
import { adminServerTexts } from '../texts/admin-server.js';

export function AdminServerPage() {
  usePageTitle(useTexts(adminServerTexts).title);
  return <ServerScreen onSignedOut={useToLogin()} />;
}
