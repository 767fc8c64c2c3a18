import { useSite } from '@bank-soal/screens/data';
import { useHydrated } from '@bank-soal/screens/frame';
import { decideAccess, type PageAccess, useSession } from '@bank-soal/screens/session';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { lazyPage, loadingViewOf } from './lazy-page.js';
import { loginHref, paths } from './paths.js';

/** The login: at its own address, and at once in the place of a page that is closed to a visitor. */
export const login = lazyPage(() => import('./pages/login-page.js'));

/** Shows a page to those who may open it, and sends others on their way. */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { user, isAdmin } = useSession();
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const isOpen = site.status === 'ready' && site.data.publicBrowsing;
  const publicBrowsing = site.status === 'loading' ? undefined : isOpen;
  const decision = decideAccess(access, { signedIn: user !== undefined, isAdmin, publicBrowsing });
  // The server knows no session of this browser: nobody is sent away before hydration.
  const isHydrated = useHydrated();
  const next = isHydrated && decision === 'login' ? loginHref(pathname + search + hash) : undefined;
  useEffect(() => {
    if (next !== undefined) void navigate(next, { replace: true });
  }, [next, navigate]);
  if (decision === 'show') return children;
  if (decision === 'wait') return loadingViewOf(pathname);
  if (decision === 'home') return <Navigate to={paths.home} replace />;
  // The same component as at the login's address: a text typed meanwhile stays.
  return <login.Page />;
}
