import { isAdmin } from '@bank-soal/contract/accounts';
import type { SiteAnswer } from '@bank-soal/contract/site';
import { keys } from '@bank-soal/screens/data';
import { LoadingView } from '@bank-soal/screens/frame';
import { decideAccess, type PageAccess } from '@bank-soal/screens/session';
import { lazy, Suspense } from 'react';
import { matchRoutes, type RouteObject, useLocation, useRoutes } from 'react-router-dom';
import { Guard, login } from './guard.js';
import { Layout } from './layout.js';
import { type LazyPage, type LoadModule, lazyPage } from './lazy-page.js';
import { useLinks } from './navigation.js';
import type { InitialData } from './page-document.js';
import { isAdministration, paths } from './paths.js';

/** Facts of a route beside its element. */
interface PageHandle extends Pick<LazyPage, 'load'> {
  access: PageAccess;
  /** Whether a server renders it with its content, for those who may open it. */
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

const page = (path: string, access: PageAccess, load: LoadModule) =>
  route(path, access, lazyPage(load), false);
const rendered: typeof page = (path, access, load) => route(path, access, lazyPage(load), true);

const pages: RouteObject[] = [
  rendered(paths.home, 'browse', () => import('./pages/home-page.js')),
  route(paths.login, 'open', login, true),
  rendered(paths.search, 'browse', () => import('./pages/search-page.js')),
  page(paths.create, 'browse', () => import('./pages/builder-page.js')),
  rendered(paths.questionSets, 'browse', () => import('./pages/browse-page.js')),
  rendered(paths.preview(':id'), 'open', () => import('./pages/preview-page.js')),
  page(paths.upload, 'user', () => import('./pages/upload-page.js')),
  page(paths.ownSets, 'user', () => import('./pages/own-sets-page.js')),
  page(paths.edit(':id'), 'user', () => import('./pages/edit-set-page.js')),
  page(paths.papers, 'user', () => import('./pages/own-papers-page.js')),
  page(paths.paper(':id'), 'user', () => import('./pages/paper-editor-page.js')),
  page(paths.question(':id?'), 'user', () => import('./pages/questions-page.js')),
  page(paths.fromWord, 'user', () => import('./pages/from-word-page.js')),
  page(paths.myData, 'user', () => import('./pages/my-data-page.js')),
  page(paths.mySets, 'user', () => import('./pages/my-sets-page.js')),
  page(paths.notices, 'user', () => import('./pages/notices-page.js')),
  page(paths.guide, 'open', () => import('./pages/guide-page.js')),
  rendered('*', 'open', () => import('./pages/not-found-page.js')),
];
const routes: RouteObject[] = [{ element: <Layout />, children: pages }];

// Few people open the administration: its routes are loaded with it.
const AdminRoutes = lazy(async () => ({ default: (await import('./admin.js')).AdminRoutes }));

function handleAt(path: string): PageHandle | undefined {
  if (isAdministration(path)) return undefined;
  return matchRoutes(routes, path)?.at(-1)?.route.handle;
}

/** Loads the code of the page at a path, so that it renders at once. */
export async function loadPage(path: string): Promise<void> {
  await handleAt(path)?.load();
}

/** Loads what a server renders at a path, and names it: the page, the login in its place, or the frame alone. */
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

/** The page at every address of the site. */
export function SiteRoutes() {
  const { pathname } = useLocation();
  useLinks();
  if (!isAdministration(pathname)) return <Pages />;
  return (
    <Suspense fallback={<LoadingView />}>
      <AdminRoutes others={routes} />
    </Suspense>
  );
}
