import { useSite } from '@bank-soal/screens/data';
import { ClientOnly, CrashView, SiteFrame, useHydrated } from '@bank-soal/screens/frame';
import { decideAccess, type PageAccess, useSession } from '@bank-soal/screens/session';
import { lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, useLocation, useNavigate } from 'react-router-dom';
import { theme } from './browser-state.js';
import { lazyPage, loadingViewOf, plainPath } from './lazy-page.js';
import { usePagePlace } from './navigation.js';
import { loginHref, paths, plainPaths } from './paths.js';

const hrefs = { ...paths, linkHome: true, logout: plainPaths.logout };

/** The count of unread notices waits for what people came for. */
const UNREAD_MS = 1500;

const Unread = lazy(async () => {
  await new Promise((later) => setTimeout(later, UNREAD_MS));
  return { default: (await import('@bank-soal/screens/notices')).UnreadBadge };
});
/** Begins anew after a sign-out or a crash. */
export const reload = () => window.location.reload();

/** Stands in place of a page that broke, or of the whole site when even its frame does not render. */
export const Crash = () => <CrashView onReload={reload} homeHref={paths.home} />;

/** The page of the route, with its place, and the ref of the element around it. */
export function usePageOutlet() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePagePlace(main);
  const outlet = (
    <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
      {/* It hydrates by itself, behind the header. */}
      <Suspense fallback={loadingViewOf(pathname)}>
        <Outlet />
      </Suspense>
    </ErrorBoundary>
  );
  return { main, outlet };
}

/** The frame around every page. */
export function Layout() {
  const { pathname, search } = useLocation();
  const { main, outlet } = usePageOutlet();
  // The login page keeps where it leads on to.
  const login = pathname === paths.login ? pathname + search : loginHref(pathname + search);
  return (
    <SiteFrame
      hrefs={{ ...hrefs, login }}
      theme={theme}
      badge={
        <ClientOnly>
          <Unread />
        </ClientOnly>
      }
      path={plainPath(pathname)}
      languagesAt={pathname + search}
      mainRef={main}
      onSignedOut={reload}
    >
      {outlet}
    </SiteFrame>
  );
}

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
