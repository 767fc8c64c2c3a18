import { LoadingView } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { Navigate, Route, Routes } from 'react-router-dom';
import { adminPages } from './admin-paths.js';
import { devRoutes } from './dev-routes.js';
import { Guard } from './guard.js';
import { paths } from './paths.js';

function page(load: () => Promise<ComponentType>) {
  const Page = lazy(async () => ({ default: await load() }));
  return <Page />;
}

const layout = (
  <Suspense fallback={<LoadingView />}>
    {page(async () => (await import('./admin-layout.js')).AdminLayout)}
  </Suspense>
);
const lecturers = page(
  async () => (await import('./pages/admin-lecturers-page.js')).AdminLecturersPage,
);
const accounts = page(
  async () => (await import('./pages/admin-accounts-page.js')).AdminAccountsPage,
);
const courseTags = page(
  async () => (await import('./pages/admin-course-tags-page.js')).AdminCourseTagsPage,
);
const materialTags = page(
  async () => (await import('./pages/admin-material-tags-page.js')).AdminMaterialTagsPage,
);
const courseTagging = page(
  async () => (await import('./pages/admin-course-tagging-page.js')).AdminCourseTaggingPage,
);
const audit = page(async () => (await import('./pages/admin-audit-page.js')).AdminAuditPage);
const searchIndex = page(
  async () => (await import('./pages/admin-search-index-page.js')).AdminSearchIndexPage,
);
const overview = page(
  async () => (await import('./pages/admin-overview-page.js')).AdminOverviewPage,
);
const allSets = page(async () => (await import('./pages/admin-all-sets-page.js')).AdminAllSetsPage);
const serverState = page(
  async () => (await import('./pages/admin-server-page.js')).AdminServerPage,
);
const comingSoon = page(async () => (await import('./pages/coming-soon-page.js')).ComingSoonPage);

const shared = (
  <>
    <Route path={adminPages.accounts} element={accounts} />
    <Route path={adminPages.courseTags} element={courseTags} />
    <Route path={adminPages.materialTags} element={materialTags} />
    <Route path={adminPages.courseTagging} element={courseTagging} />
    <Route path={adminPages.audit} element={audit} />
    <Route path={adminPages.searchIndex} element={searchIndex} />
    <Route path={adminPages.overview} element={overview} />
    <Route path={adminPages.allSets} element={allSets} />
    <Route path={adminPages.serverState} element={serverState} />
  </>
);

// For administrators, and once more without a guard.
const adminRoutes = (
  <>
    <Route path={paths.admin} element={<Guard access="admin">{layout}</Guard>}>
      <Route index element={<Navigate to={paths.adminLecturers} replace />} />
      <Route path={paths.adminLecturers} element={lecturers} />
      {shared}
    </Route>
    {devRoutes && (
      <Route path={paths.devAdmin} element={layout}>
        <Route index element={lecturers} />
        <Route path={paths.devAdminLecturers} element={comingSoon} />
        {shared}
      </Route>
    )}
  </>
);

/**
 * The administration: guarded at /admin, and without a guard at /dev/admin in a build that has it.
 *
 * @param children the routes of all that is not there
 */
export function AdminRoutes({ children }: { children: ReactNode }) {
  return (
    <Routes>
      {adminRoutes}
      {children}
    </Routes>
  );
}
