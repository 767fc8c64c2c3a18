import { ServerScreen } from '@bank-soal/screens/admin-server';
import { usePageTitle, useToLogin } from '../page-hooks.js';
import { adminServerTexts } from '../texts/admin-server.js';

export function AdminServerPage() {
  usePageTitle(adminServerTexts.title);
  return <ServerScreen onSignedOut={useToLogin()} />;
}
