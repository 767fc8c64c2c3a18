import { useSite } from '@bank-soal/screens/data';
import { LoadingView } from '@bank-soal/screens/frame';
import { useSession } from '@bank-soal/screens/session';
import type { ReactNode } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import { decideAccess, type PageAccess } from './access.js';
import { loadingViewOf } from './loading-views.js';
import { loginHref } from './next-path.js';
import { paths } from './paths.js';

function publicBrowsing(site: ReturnType<typeof useSite>): boolean | undefined {
  if (site.status === 'loading') return undefined;
  return site.status === 'ready' && site.data.publicBrowsing;
}

/** The server knew that visitors may not browse, and drew nothing of the page. */
const isClosed = 'closed' in document.documentElement.dataset;

/** Shows a page to those who may open it, and sends others on their way. */
export function Guard({ access, children }: { access: PageAccess; children: ReactNode }) {
  const { user, isAdmin } = useSession();
  const site = useSite();
  const { pathname, search, hash } = useLocation();
  const visitor = { signedIn: user !== undefined, isAdmin, publicBrowsing: publicBrowsing(site) };
  switch (decideAccess(access, visitor)) {
    case 'show':
      return children;
    case 'wait':
      return isClosed ? <LoadingView /> : loadingViewOf(pathname);
    case 'home':
      return <Navigate to={paths.home} replace />;
    case 'login':
      return <Navigate to={loginHref(pathname + search + hash)} replace />;
  }
}
