import { LoadingView } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, Suspense, useState } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import type { PageAccess } from './access.js';
import { Guard } from './guard.js';
import { Layout } from './layout.js';
import { paths } from './paths.js';

function page(path: string, access: PageAccess, load: () => Promise<ComponentType>) {
  let loaded: ComponentType | undefined;
  async function bring() {
    loaded = await load();
    return loaded;
  }
  const Late = lazy(async () => ({ default: await bring() }));

  // What is there already is shown at once: a lazy component would make even that wait once.
  function Page() {
    const [Shown] = useState(() => loaded ?? Late);
    return <Shown />;
  }

  const element = (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  return <Route path={path} element={element} handle={bring} />;
}

// Few people ever see it, so that its table comes with it.
const AdminRoutes = lazy(async () => ({
  default: (await import('./admin-routes.js')).AdminRoutes,
}));
const ADMIN = /^\/(dev\/)?admin(\/|$)/i;

// Once: each import brings the list of its files along.
const ownPages = () => import('./pages/own-pages.js');

const pages = (
  <Route element={<Layout />}>
    {page(paths.home, 'browse', async () => (await import('./pages/home-page.js')).HomePage)}
    {page(paths.login, 'open', async () => (await import('./pages/login-page.js')).LoginPage)}
    {page(paths.search, 'browse', async () => (await import('./pages/search-page.js')).SearchPage)}
    {page(
      paths.create,
      'browse',
      async () => (await import('./pages/builder-page.js')).BuilderPage,
    )}
    {page(
      paths.questionSets,
      'browse',
      async () => (await import('./pages/browse-page.js')).BrowsePage,
    )}
    {page(
      paths.preview(':id'),
      'open',
      async () => (await import('./pages/preview-page.js')).PreviewPage,
    )}
    {page(paths.upload, 'user', async () => (await import('./pages/upload-page.js')).UploadPage)}
    {page(
      paths.ownSets,
      'user',
      async () => (await import('./pages/own-sets-page.js')).OwnSetsPage,
    )}
    {page(
      paths.edit(':id'),
      'user',
      async () => (await import('./pages/edit-set-page.js')).EditSetPage,
    )}
    {page(
      paths.papers,
      'user',
      async () => (await import('./pages/own-papers-page.js')).OwnPapersPage,
    )}
    {page(
      paths.paper(':id'),
      'user',
      async () => (await import('./pages/paper-editor-page.js')).PaperEditorPage,
    )}
    {page(
      paths.questions,
      'user',
      async () => (await import('./pages/questions-page.js')).QuestionsPage,
    )}
    {page(paths.myData, 'user', async () => (await ownPages()).MyDataPage)}
    {page(paths.mySets, 'user', async () => (await ownPages()).MySetsPage)}
    {page(paths.notices, 'user', async () => (await ownPages()).NoticesPage)}
    {page(paths.guide, 'open', async () => (await import('./pages/guide-page.js')).GuidePage)}
    {page('*', 'open', async () => (await import('./pages/not-found-page.js')).NotFoundPage)}
  </Route>
);

/** Brings the code of the page at a path, so that it can be shown at once. */
export async function loadPage(path: string): Promise<void> {
  if (ADMIN.test(path)) return;
  const found = matchRoutes(createRoutesFromElements(pages), path) ?? [];
  await Promise.all(found.map(({ route }) => route.handle?.()));
}

/** The page at every address of the site; the administration brings its own code. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  if (!ADMIN.test(pathname)) return <Routes>{pages}</Routes>;
  return (
    <Suspense fallback={<LoadingView />}>
      <AdminRoutes>{pages}</AdminRoutes>
    </Suspense>
  );
}
