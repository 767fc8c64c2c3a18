import { AdminFrame } from '@bank-soal/screens/admin-frame';
import { type ComponentType, useRef } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Navigate, Outlet, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { adminHrefs, adminPages } from './admin-paths.js';
import { Guard } from './guard.js';
import { Crash } from './layout.js';
import { lazyPage } from './lazy-page.js';
import { paths } from './paths.js';
import { usePlace } from './place.js';
import { SiteLinks } from './site-link.js';

const reload = () => window.location.reload();

/** The frame around the administration's pages. */
function AdminLayout() {
  const { pathname } = useLocation();
  const main = useRef<HTMLElement>(null);
  usePlace(main);
  return (
    <SiteLinks>
      <AdminFrame hrefs={adminHrefs(pathname)} path={pathname} mainRef={main} onSignedOut={reload}>
        <ErrorBoundary FallbackComponent={Crash} resetKeys={[pathname]}>
          <Outlet />
        </ErrorBoundary>
      </AdminFrame>
    </SiteLinks>
  );
}

function page<Name extends string>(
  path: string,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
): RouteObject {
  const { Page } = lazyPage(name, load);
  return { path, element: <Page /> };
}

const lecturers = page(
  paths.adminLecturers,
  'AdminLecturersPage',
  () => import('./pages/admin-lecturers-page.js'),
);
const areas = [
  page(adminPages.accounts, 'AdminAccountsPage', () => import('./pages/admin-accounts-page.js')),
  page(
    adminPages.courseTags,
    'AdminCourseTagsPage',
    () => import('./pages/admin-course-tags-page.js'),
  ),
  page(
    adminPages.materialTags,
    'AdminMaterialTagsPage',
    () => import('./pages/admin-material-tags-page.js'),
  ),
  page(
    adminPages.courseTagging,
    'AdminCourseTaggingPage',
    () => import('./pages/admin-course-tagging-page.js'),
  ),
  page(adminPages.audit, 'AdminAuditPage', () => import('./pages/admin-audit-page.js')),
  page(
    adminPages.searchIndex,
    'AdminSearchIndexPage',
    () => import('./pages/admin-search-index-page.js'),
  ),
  page(adminPages.overview, 'AdminOverviewPage', () => import('./pages/admin-overview-page.js')),
  page(adminPages.allSets, 'AdminAllSetsPage', () => import('./pages/admin-all-sets-page.js')),
  page(adminPages.serverState, 'AdminServerPage', () => import('./pages/admin-server-page.js')),
];

const guarded: RouteObject = {
  path: paths.admin,
  element: (
    <Guard access="admin">
      <AdminLayout />
    </Guard>
  ),
  children: [
    { index: true, element: <Navigate to={paths.adminLecturers} replace /> },
    lecturers,
    ...areas,
  ],
};
const open: RouteObject = {
  path: paths.devAdmin,
  element: <AdminLayout />,
  children: [
    { index: true, element: lecturers.element },
    page(paths.devAdminLecturers, 'ComingSoonPage', () => import('./pages/coming-soon-page.js')),
    ...areas,
  ],
};
// A build with `VITE_DEV_ROUTES=false` has no routes without a guard.
const admin = import.meta.env.VITE_DEV_ROUTES === 'false' ? [guarded] : [guarded, open];

/**
 * The administration: guarded at /admin, and without a guard at /dev/admin in a build that has it.
 *
 * @param others the routes of all that is not there
 */
export function AdminRoutes({ others }: { others: RouteObject[] }) {
  return useRoutes([...admin, ...others]);
}
