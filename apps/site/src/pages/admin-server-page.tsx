import { ServerScreen } from '@bank-soal/screens/admin-server';
import { usePageTitle } from '../use-page-title.js';
import { useToLogin } from '../use-to-login.js';

export function AdminServerPage() {
  usePageTitle('Keadaan server');
  return <ServerScreen onSignedOut={useToLogin()} />;
}
