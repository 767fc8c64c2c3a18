import { AdminFrame } from '@bank-soal/screens/admin-frame';
import { LoadingView } from '@bank-soal/screens/frame';
import { Suspense, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Outlet, useLocation } from 'react-router-dom';
import { adminHrefs } from './admin-paths.js';
import { Crash } from './crash.js';
import { SiteLinks } from './site-link.js';
import { usePlace } from './use-place.js';

const reload = () => window.location.reload();

/** The frame around the administration's pages. */
export function AdminLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePlace(main);
  return (
    <SiteLinks>
      <AdminFrame hrefs={adminHrefs(pathname)} path={pathname} mainRef={main} onSignedOut={reload}>
        <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
          <Suspense fallback={<LoadingView />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </AdminFrame>
    </SiteLinks>
  );
}
