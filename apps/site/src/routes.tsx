import { LoadingView } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, Suspense } from 'react';
import { Route, Routes, useLocation } from 'react-router-dom';
import type { PageAccess } from './access.js';
import { Guard } from './guard.js';
import { Layout } from './layout.js';
import { paths } from './paths.js';

function page(load: () => Promise<ComponentType>, access: PageAccess) {
  const Page = lazy(async () => ({ default: await load() }));
  return (
    <Guard access={access}>
      <Page />
    </Guard>
  );
}

const home = page(async () => (await import('./pages/home-page.js')).HomePage, 'browse');
const login = page(async () => (await import('./pages/login-page.js')).LoginPage, 'open');
const search = page(async () => (await import('./pages/search-page.js')).SearchPage, 'browse');
const builder = page(async () => (await import('./pages/builder-page.js')).BuilderPage, 'browse');
const browse = page(async () => (await import('./pages/browse-page.js')).BrowsePage, 'browse');
const preview = page(async () => (await import('./pages/preview-page.js')).PreviewPage, 'open');
const upload = page(async () => (await import('./pages/upload-page.js')).UploadPage, 'user');
const ownSets = page(async () => (await import('./pages/own-sets-page.js')).OwnSetsPage, 'user');
const edit = page(async () => (await import('./pages/edit-set-page.js')).EditSetPage, 'user');
const notFound = page(async () => (await import('./pages/not-found-page.js')).NotFoundPage, 'open');

// Few people ever see it, so that its table comes with it.
const AdminRoutes = lazy(async () => ({
  default: (await import('./admin-routes.js')).AdminRoutes,
}));
const ADMIN = /^\/(dev\/)?admin(\/|$)/i;

const pages = (
  <Route element={<Layout />}>
    <Route path={paths.home} element={home} />
    <Route path={paths.login} element={login} />
    <Route path={paths.search} element={search} />
    <Route path={paths.create} element={builder} />
    <Route path={paths.questionSets} element={browse} />
    <Route path={paths.preview(':id')} element={preview} />
    <Route path={paths.upload} element={upload} />
    <Route path={paths.ownSets} element={ownSets} />
    <Route path={paths.edit(':id')} element={edit} />
    <Route path="*" element={notFound} />
  </Route>
);

/** The specification's table (§2). */
export function SiteRoutes() {
  const { pathname } = useLocation();
  if (!ADMIN.test(pathname)) return <Routes>{pages}</Routes>;
  return (
    <Suspense fallback={<LoadingView />}>
      <AdminRoutes>{pages}</AdminRoutes>
    </Suspense>
  );
}
