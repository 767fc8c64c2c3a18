import { ClientOnly, CrashView, SiteFrame } from '@bank-soal/screens/frame';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { theme } from './browser-state.js';
import { loadingViewOf, plainPath } from './lazy-page.js';
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
