import { useIsLive } from '@bank-soal/screens/frame';
import { LoginScreen } from '@bank-soal/screens/login';
import { useSession } from '@bank-soal/screens/session';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { afterSignIn } from '../after-sign-in.js';
import { forgetArrival, takenArrival } from '../arrival.js';
import { keepReturn } from '../campus-return.js';
import { nextOf } from '../next-path.js';
import { paths } from '../paths.js';
import { usePageTitle } from '../use-page-title.js';

export function LoginPage() {
  usePageTitle('Login');
  const navigate = useNavigate();
  const [found] = useState(takenArrival);
  useEffect(forgetArrival, []);
  // A server is never told what stands behind the `#`.
  const arrival = useIsLive() ? found : undefined;
  const next = nextOf(useLocation());
  const { user } = useSession();
  // Who is in already came to show that the account to be removed is theirs: nothing else takes the code.
  const [removing] = useState(() => {
    const proves = user && arrival && next === paths.removeAccount;
    if (proves) keepReturn(arrival);
    return proves !== undefined && proves;
  });

  if (removing) return <Navigate to={paths.removeAccount} replace />;
  return (
    <LoginScreen
      key={arrival && 'arrival'}
      {...(arrival && { arrival })}
      next={next}
      onSignedIn={({ roles }) => navigate(afterSignIn(next, roles), { replace: true })}
    />
  );
}
