import { useIsLive } from '@bank-soal/screens/frame';
import { LoginScreen } from '@bank-soal/screens/login';
import { useSession } from '@bank-soal/screens/session';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { type Arrival, forgetArrival, keepReturn, takenArrival } from '../arrival.js';
import { usePageTitle } from '../page-hooks.js';
import { afterSignIn, loginHref, nextOf, paths, REFUSED } from '../paths.js';
import { loginTexts } from '../texts/login.js';

export function LoginPage() {
  usePageTitle(loginTexts.title);
  const [arrival] = useState(takenArrival);
  useEffect(forgetArrival, []);
  // A server is never told what stands behind the `#`, nor who has a session here: neither counts before.
  const isLive = useIsLive();
  return isLive && arrival ? <ArrivedPage arrival={arrival} /> : <Login />;
}

/** For who comes from the campus. */
function ArrivedPage({ arrival }: { arrival: Arrival }) {
  const next = nextOf(useLocation());
  const { user } = useSession();
  // Who is in already came to show that the account to be removed is theirs: nothing else takes the code.
  const [proves] = useState(() => {
    if (!user || next !== paths.removeAccount) return false;
    keepReturn(arrival);
    return true;
  });
  return proves ? <Navigate to={paths.removeAccount} replace /> : <Login arrival={arrival} />;
}

function Login({ arrival }: { arrival?: Arrival }) {
  const navigate = useNavigate();
  const location = useLocation();
  const next = nextOf(location);
  const refused = new URLSearchParams(location.search).get(REFUSED);
  return (
    <LoginScreen
      postTo={loginHref(next)}
      refused={refused === null ? undefined : Number(refused)}
      {...(arrival && { arrival })}
      next={next}
      onSignedIn={({ roles }) => navigate(afterSignIn(next, roles), { replace: true })}
    />
  );
}
