import { LoginScreen } from '@bank-soal/screens/login';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { afterSignIn } from '../after-sign-in.js';
import { readArrival } from '../arrival.js';
import { safeNext } from '../next-path.js';
import { usePageTitle } from '../use-page-title.js';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const { pathname, search, hash } = useLocation();
  const [arrival] = useState(() => readArrival(hash));
  const next = params.get('next');
  const isIn = readArrival(hash) !== undefined;

  // Nobody finds a code in an address that they look at, keep or hand on.
  useEffect(() => {
    if (isIn) navigate(pathname + search, { replace: true });
  }, [isIn, navigate, pathname, search]);

  return (
    <LoginScreen
      {...(arrival && { arrival })}
      next={safeNext(next)}
      onSignedIn={({ roles }) => navigate(afterSignIn(next, roles), { replace: true })}
    />
  );
}
