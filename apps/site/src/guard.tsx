import { useSite } from '@bank-soal/screens/data';
import { useIsLive } from '@bank-soal/screens/frame';
import { useSession } from '@bank-soal/screens/session';
import { type ReactNode, useEffect } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { decideAccess, type PageAccess } from './access.js';
import { loadingViewOf } from './loading-views.js';
import { login } from './login.js';
import { loginHref } from './next-path.js';
import { paths } from './paths.js';

function publicBrowsing(site: ReturnType<typeof useSite>): boolean | undefined {
  if (site.status === 'loading') return undefined;
  return site.status === 'ready' && site.data.publicBrowsing;
}

/** Shows a page to those who may open it, and sends others on their way. */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { user, isAdmin } = useSession();
  const site = useSite();
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const visitor = { signedIn: user !== undefined, isAdmin, publicBrowsing: publicBrowsing(site) };
  const decision = decideAccess(access, visitor);
  // A server knows of no session: nobody is sent away before this browser was asked.
  const isLive = useIsLive();
  const next = isLive && decision === 'login' ? loginHref(pathname + search + hash) : undefined;
  useEffect(() => {
    if (next !== undefined) void navigate(next, { replace: true });
  }, [next, navigate]);
  switch (decision) {
    case 'show':
      return children;
    case 'wait':
      return loadingViewOf(pathname);
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'login':
      // The same that stands at its address a moment later: what is typed meanwhile stays.
      return <login.Page />;
  }
}
