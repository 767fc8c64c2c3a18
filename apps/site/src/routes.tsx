import { isAdmin } from '@bank-soal/contract/accounts';
import type { SiteAnswer } from '@bank-soal/contract/site';
import { keys } from '@bank-soal/screens/data';
import { LoadingView } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { decideAccess, Guard, login, type PageAccess } from './guard.js';
import { Layout } from './layout.js';
import { type LazyPage, lazyPage } from './lazy-page.js';
import type { InitialData } from './page-document.js';
import { isAdministration, paths } from './paths.js';

/** What is known of a route beside its element. */
interface PageHandle extends Pick<LazyPage, 'load'> {
  access: PageAccess;
  /** A server renders it with what it shows, for those who may open it. */
  isRendered: boolean;
}

function route(path: string, access: PageAccess, { Page, load }: LazyPage, isRendered: boolean) {
  const element = (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  return { path, element, handle: { access, load, isRendered } satisfies PageHandle };
}

function page<Name extends string>(
  path: string,
  access: PageAccess,
  name: Name,
  load: () => Promise<Readonly<Record<Name, ComponentType>>>,
) {
  return route(path, access, lazyPage(name, load), false);
}

const rendered: typeof page = (path, access, name, load) =>
  route(path, access, lazyPage(name, load), true);

// Once: each import brings the list of its files along.
const own = () => import('./pages/own-pages.js');

const pages: RouteObject[] = [
  rendered(paths.home, 'browse', 'HomePage', () => import('./pages/home-page.js')),
  route(paths.login, 'open', login, true),
  rendered(paths.search, 'browse', 'SearchPage', () => import('./pages/search-page.js')),
  page(paths.create, 'browse', 'BuilderPage', () => import('./pages/builder-page.js')),
  rendered(paths.questionSets, 'browse', 'BrowsePage', () => import('./pages/browse-page.js')),
  rendered(paths.preview(':id'), 'open', 'PreviewPage', () => import('./pages/preview-page.js')),
  page(paths.upload, 'user', 'UploadPage', () => import('./pages/upload-page.js')),
  page(paths.ownSets, 'user', 'OwnSetsPage', () => import('./pages/own-sets-page.js')),
  page(paths.edit(':id'), 'user', 'EditSetPage', () => import('./pages/edit-set-page.js')),
  page(paths.papers, 'user', 'OwnPapersPage', () => import('./pages/own-papers-page.js')),
  page(paths.paper(':id'), 'user', 'PaperEditorPage', () => import('./pages/paper-editor-page.js')),
  page(paths.questions, 'user', 'QuestionsPage', () => import('./pages/questions-page.js')),
  page(paths.myData, 'user', 'MyDataPage', own),
  page(paths.mySets, 'user', 'MySetsPage', own),
  page(paths.notices, 'user', 'NoticesPage', own),
  page(paths.guide, 'open', 'GuidePage', () => import('./pages/guide-page.js')),
  rendered('*', 'open', 'NotFoundPage', () => import('./pages/not-found-page.js')),
];
const routes: RouteObject[] = [{ element: <Layout />, children: pages }];

// Few people ever see it, so that its table comes with it.
const AdminRoutes = lazy(async () => ({ default: (await import('./admin.js')).AdminRoutes }));

function handleAt(path: string): PageHandle | undefined {
  if (isAdministration(path)) return undefined;
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

/** Loads the code of the page at a path, so that it can be shown at once. */
export async function loadPage(path: string): Promise<void> {
  await handleAt(path)?.load();
}

/**
 * Loads what a server renders at a path: the page if it can, and the login where that stands in its place.
 *
 * @returns what stands there
 */
export async function loadRendered(
  path: string,
  { known, reader }: InitialData,
): Promise<'page' | 'login' | 'frame'> {
  const handle = handleAt(path);
  const site = known[keys.site] as SiteAnswer | undefined;
  const visitor = {
    signedIn: reader !== undefined,
    isAdmin: isAdmin(reader?.roles),
    publicBrowsing: site?.publicBrowsing ?? false,
  };
  const decision = handle && decideAccess(handle.access, visitor);
  if (decision === 'login') {
    await login.load();
    return 'login';
  }
  if (decision !== 'show' || !handle?.isRendered) return 'frame';
  await handle.load();
  return 'page';
}

const Pages = () => useRoutes(routes);

/** The page at every address of the site; the administration brings its own code. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  if (!isAdministration(pathname)) return <Pages />;
  return (
    <Suspense fallback={<LoadingView />}>
      <AdminRoutes others={routes} />
    </Suspense>
  );
}
