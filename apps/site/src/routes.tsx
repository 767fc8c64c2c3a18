import { isAdmin } from '@bank-soal/contract/roles';
import type { SiteAnswer } from '@bank-soal/contract/site';
import { keys } from '@bank-soal/screens/data';
import { LoadingView } from '@bank-soal/screens/frame';
import { type ComponentType, lazy, Suspense } from 'react';
import {
  createRoutesFromElements,
  matchRoutes,
  Route,
  Routes,
  useLocation,
} from 'react-router-dom';
import { decideAccess, type PageAccess } from './access.js';
import type { Brought } from './brought.js';
import { Guard } from './guard.js';
import { type LatePage, latePage } from './late-page.js';
import { Layout } from './layout.js';
import { login } from './login.js';
import { paths } from './paths.js';

/** What is known of a route beside its element. */
interface PageHandle extends Pick<LatePage, 'bring'> {
  access: PageAccess;
  /** A server draws it with what it shows, for those who may open it. */
  isDrawn: boolean;
}

function route(path: string, access: PageAccess, { Page, bring }: LatePage, isDrawn = false) {
  const element = (
    <Guard access={access}>
      <Page />
    </Guard>
  );
  return (
    <Route path={path} element={element} handle={{ access, bring, isDrawn } satisfies PageHandle} />
  );
}

function page(path: string, access: PageAccess, load: () => Promise<ComponentType>) {
  return route(path, access, latePage(load));
}

function drawnPage(path: string, access: PageAccess, load: () => Promise<ComponentType>) {
  return route(path, access, latePage(load), true);
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
    {drawnPage(paths.home, 'browse', async () => (await import('./pages/home-page.js')).HomePage)}
    {route(paths.login, 'open', login, true)}
    {drawnPage(
      paths.search,
      'browse',
      async () => (await import('./pages/search-page.js')).SearchPage,
    )}
    {page(
      paths.create,
      'browse',
      async () => (await import('./pages/builder-page.js')).BuilderPage,
    )}
    {drawnPage(
      paths.questionSets,
      'browse',
      async () => (await import('./pages/browse-page.js')).BrowsePage,
    )}
    {drawnPage(
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
    {drawnPage('*', 'open', async () => (await import('./pages/not-found-page.js')).NotFoundPage)}
  </Route>
);

/** Whether a path belongs to the administration, which no server draws. */
export const isAdministration = (path: string): boolean => ADMIN.test(path);

function handleAt(path: string): PageHandle | undefined {
  if (isAdministration(path)) return undefined;
  return matchRoutes(createRoutesFromElements(pages), path)?.at(-1)?.route.handle;
}

/** Brings the code of the page at a path, so that it can be shown at once. */
export async function loadPage(path: string): Promise<void> {
  await handleAt(path)?.bring();
}

/**
 * Brings what a server draws at a path: the page if it can, and the login where that stands in its place.
 *
 * @returns what stands there
 */
export async function loadDrawn(
  path: string,
  { known, reader }: Brought,
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
    await login.bring();
    return 'login';
  }
  if (decision !== 'show' || !handle?.isDrawn) return 'frame';
  await handle.bring();
  return 'page';
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
