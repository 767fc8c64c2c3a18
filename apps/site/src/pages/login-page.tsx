import { useHydrated } from '@bank-soal/screens/frame';
import { LoginScreen } from '@bank-soal/screens/login';
import { forgetArrival, REFUSED, takenArrival, useSession } from '@bank-soal/screens/session';
import { useTexts } from '@bank-soal/ui/lib/texts';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { afterSignIn, loginHref, nextOf, paths } from '../paths.js';
import { loginTexts } from '../texts/login.js';
import { usePageTitle } from './page-hooks.js';

type Arrival = ReturnType<typeof takenArrival>;

export function LoginPage() {
  usePageTitle(useTexts(loginTexts).title);
  const [arrival] = useState(takenArrival);
  // The server knows neither the `#` nor the session of this browser: both count after hydration.
  const isHydrated = useHydrated();
  return isHydrated && arrival ? <ArrivedPage arrival={arrival} /> : <Login />;
}

/** The login for people whom the campus sign-in has sent back. */
function ArrivedPage({ arrival }: { arrival: NonNullable<Arrival> }) {
  const next = nextOf(useLocation());
  const { user } = useSession();
  // Signed in already, they came to prove that the account to be removed is theirs: that page uses the code.
  const [proves] = useState(user !== undefined && next === paths.removeAccount);
  useEffect(() => {
    if (!proves) forgetArrival();
  }, [proves]);
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
