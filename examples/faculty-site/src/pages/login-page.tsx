import { isAdmin } from '@bank-soal/contract/accounts';
import { LoginScreen } from '@bank-soal/screens/login';
import { useLocation } from 'wouter';
import { useLanguage } from '../language-provider.js';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';

export function LoginPage() {
  const { site, login } = useLanguage().words;
  const [, navigate] = useLocation();
  usePageTitle(login, site);
  return (
    <LoginScreen
      logo="/logo.svg"
      onSignedIn={({ roles }) =>
        navigate(isAdmin(roles) ? paths.courseTags : paths.search, { replace: true })
      }
    />
  );
}
