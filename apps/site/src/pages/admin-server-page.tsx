import { ServerScreen } from '@bank-soal/screens/admin-server';
import { adminServerTexts } from '../texts/admin-server.js';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminServerPage() {
  usePageTitle(adminServerTexts.title);
  return <ServerScreen onSignedOut={useToLogin()} />;
}
