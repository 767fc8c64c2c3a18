import { CrashView, Late, SiteFrame } from '@bank-soal/screens/frame';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { theme } from './browser-state.js';
import { loadingViewOf, plainPath } from './lazy-page.js';
import { loginHref, paths, plainPaths } from './paths.js';
import { usePlace } from './place.js';
import { SiteLinks } from './site-link.js';

const hrefs = {
  home: paths.home,
  linkHome: true,
  logout: plainPaths.logout,
  search: paths.search,
  questionSets: paths.questionSets,
  upload: paths.upload,
  ownSets: paths.ownSets,
  papers: paths.papers,
  questions: paths.questions,
  notices: paths.notices,
  mySets: paths.mySets,
  myData: paths.myData,
  admin: paths.admin,
};
/** Asked behind what people came for. */
const UNREAD_MS = 1500;

const Unread = lazy(async () => {
  await new Promise((later) => setTimeout(later, UNREAD_MS));
  return { default: (await import('@bank-soal/screens/notices')).UnreadBadge };
});
const reload = () => window.location.reload();

/** Stands in place of a page that broke, or of the whole site when even its frame cannot be drawn. */
export const Crash = () => <CrashView onReload={reload} homeHref={paths.home} />;

/** The frame around every page, and what happens between pages. */
export function Layout() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePlace(main);
  // On the login page itself it keeps where one goes afterwards.
  const login = pathname === paths.login ? pathname + search : loginHref(pathname + search);

  return (
    <SiteLinks>
      <SiteFrame
        hrefs={{ ...hrefs, login }}
        theme={theme}
        badge={
          <Late>
            <Unread />
          </Late>
        }
        path={plainPath(pathname)}
        mainRef={main}
        onSignedOut={reload}
      >
        <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
          {/* It hydrates by itself, behind the header. */}
          <Suspense fallback={loadingViewOf(pathname)}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </SiteFrame>
    </SiteLinks>
  );
}
