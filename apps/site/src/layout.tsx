import { Late, SiteFrame } from '@bank-soal/screens/frame';
import { lazy, Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { Crash } from './crash.js';
import { loadingViewOf, plainPath } from './loading-views.js';
import { loginHref } from './next-path.js';
import { paths } from './paths.js';
import { SiteLinks } from './site-link.js';
import { theme } from './theme.js';
import { usePlace } from './use-place.js';
import { useTrackedPages } from './use-previous-page.js';

const hrefs = {
  home: paths.home,
  linkHome: true,
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
  return import('./unread.js');
});
const unread = (
  <Late>
    <Unread />
  </Late>
);
const reload = () => window.location.reload();

/** The frame around every page, and what happens between pages. */
export function Layout() {
  const { pathname, search } = useLocation();
  const main = useRef<HTMLElement>(null);
  const previous = useTrackedPages();
  usePlace(main);
  // On the login page itself it keeps where one goes afterwards.
  const login = pathname === paths.login ? pathname + search : loginHref(pathname + search);

  return (
    <SiteLinks>
      <SiteFrame
        hrefs={{ ...hrefs, login }}
        theme={theme}
        badge={unread}
        path={plainPath(pathname)}
        mainRef={main}
        onSignedOut={reload}
      >
        <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
          <Suspense fallback={loadingViewOf(pathname)}>
            <Outlet context={previous} />
          </Suspense>
        </ErrorBoundary>
      </SiteFrame>
    </SiteLinks>
  );
}
