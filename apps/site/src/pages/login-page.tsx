import { LoginScreen } from '@bank-soal/screens/login';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '../after-sign-in.js';
import { usePageTitle } from '../use-page-title.js';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  return (
    <LoginScreen
      onSignedIn={({ roles }) =>
        navigate(afterSignIn(params.get('next'), roles), { replace: true })
      }
    />
  );
}
