import { AdminFrame } from '@bank-soal/screens/admin-frame';
import { Navigate, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { adminHrefs, adminPages } from './admin-paths.js';
import { Guard } from './guard.js';
import { reload, usePageOutlet } from './layout.js';
import { type LoadModule, lazyPage } from './lazy-page.js';
import { paths } from './paths.js';

/** The frame around the pages of the administration. */
function AdminLayout() {
  const { pathname, search } = useLocation();
  const { main, outlet } = usePageOutlet();
  return (
    <AdminFrame
      hrefs={adminHrefs(pathname)}
      path={pathname}
      languagesAt={pathname + search}
      mainRef={main}
      onSignedOut={reload}
    >
      {outlet}
    </AdminFrame>
  );
}

function page(path: string, load: LoadModule): RouteObject {
  const { Page } = lazyPage(load);
  return { path, element: <Page /> };
}

const lecturers = page(paths.adminLecturers, () => import('./pages/admin-lecturers-page.js'));
const areas = [
  page(adminPages.accounts, () => import('./pages/admin-accounts-page.js')),
  page(adminPages.courseTags, () => import('./pages/admin-course-tags-page.js')),
  page(adminPages.materialTags, () => import('./pages/admin-material-tags-page.js')),
  page(adminPages.courseTagging, () => import('./pages/admin-course-tagging-page.js')),
  page(adminPages.audit, () => import('./pages/admin-audit-page.js')),
  page(adminPages.searchIndex, () => import('./pages/admin-search-index-page.js')),
  page(adminPages.overview, () => import('./pages/admin-overview-page.js')),
  page(adminPages.allSets, () => import('./pages/admin-all-sets-page.js')),
  page(adminPages.serverState, () => import('./pages/admin-server-page.js')),
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
    page(paths.devAdminLecturers, () => import('./pages/coming-soon-page.js')),
    ...areas,
  ],
};
// A build with `VITE_DEV_ROUTES=false` has no routes without a guard.
const admin = import.meta.env.VITE_DEV_ROUTES === 'false' ? [guarded] : [guarded, open];

/** The administration, guarded at /admin and open at /dev/admin in a build that has it, and the other routes. */
export function AdminRoutes({ others }: { others: RouteObject[] }) {
  return useRoutes([...admin, ...others]);
}
