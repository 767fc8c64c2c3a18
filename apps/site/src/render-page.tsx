import { readFileSync } from 'node:fs';
import type { PageReader } from '@bank-soal/contract/accounts';
import { createClient } from '@bank-soal/contract/client';
import { parseId } from '@bank-soal/contract/common';
import { browseAddress } from '@bank-soal/screens/browse';
import { type Ahead, loadAhead } from '@bank-soal/screens/data';
import { NEWEST_COUNT } from '@bank-soal/screens/home';
import type { SetQuery } from '@bank-soal/screens/model';
import { CURSOR, searchAddress } from '@bank-soal/screens/search';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { filesOf, type Manifest, pageOf, writeInitialData } from './page-document.js';
import { TellTitle } from './page-hooks.js';
import { isAdministration, paths } from './paths.js';
import { loadRendered } from './routes.js';

/** A page that is asked for. */
export interface PageRequest {
  /** Its path and its query. */
  address: string;
  /** The theme that its reader chose; absent where the device decides. */
  theme?: 'light' | 'dark' | undefined;
  /** Who asks for it; absent for a visitor. */
  reader?: PageReader | undefined;
  /** Makes a call of the API in the reader's name. */
  ask: (address: string, request: RequestInit) => Promise<Response>;
}

/** What a page with content begins with, by path and the name of its module. */
type Rendered = readonly [
  path: string,
  module: string,
  ahead: (query: URLSearchParams, id: string) => Ahead,
];

/** A list of one's own is known to its person's browser only. */
const firstOf = (params: URLSearchParams, query: SetQuery): Ahead => ({
  filters: true,
  ...(!query.mine && { firstSets: query, cursor: params.get(CURSOR) ?? undefined }),
});
/** Inside files is another search, and with others' eyes another list. */
const isOther = (query: URLSearchParams) => query.has('mode') || query.has('as');

const RENDERED: readonly Rendered[] = [
  [paths.home, 'home-page', () => ({ newestSets: NEWEST_COUNT })],
  [paths.login, 'login-page', () => ({})],
  [
    paths.search,
    'search-page',
    (query) => (isOther(query) ? {} : firstOf(query, searchAddress.read(query))),
  ],
  [paths.questionSets, 'browse-page', (query) => firstOf(query, browseAddress.read(query))],
  [paths.preview(':id'), 'preview-page', (_, id) => ({ questionSet: parseId(id) })],
];

// This stands in `.server/assets` of what it renders pages of.
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const template = read('index.html');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;

/** The scripts and styles of a page, or of the frame alone. */
function filesFor(module?: string) {
  const page = module === undefined ? [] : [`src/pages/${module}.tsx`];
  const { scripts, styles } = filesOf(manifest, ['index.html', 'src/start.tsx', ...page]);
  return { scripts, styles: styles.map(read).join('') };
}
const files = new Map(
  [undefined, ...RENDERED.map(([, module]) => module)].map((module) => [module, filesFor(module)]),
);

/** React writes it in the place of what it leaves to the browser. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a page for its reader: with what it shows where it is one of those above, else the frame around it.
 *
 * @returns `undefined` for a page that scripts alone can draw
 * @throws Error when an answer cannot be had, or something of the page cannot be drawn
 */
export async function renderPage({
  address,
  theme,
  reader,
  ask,
}: PageRequest): Promise<string | undefined> {
  const { pathname, search, searchParams } = new URL(address, 'https://site.invalid');
  // Who is in already comes to the login with what scripts alone can read, and goes on.
  if (isAdministration(pathname) || (reader && matchPath(paths.login, pathname))) return undefined;
  const api = createClient({ fetch: ask });
  const site = await loadAhead(api, { site: true });
  const shown = await loadRendered(pathname, { known: site, reader });
  const at = shown === 'login' ? paths.login : pathname;
  const [, module, ahead] = RENDERED.find(([path]) => matchPath(path, at)) ?? [];
  const id = matchPath(paths.preview(':id'), pathname)?.params.id ?? '';
  const known =
    shown === 'page' && ahead
      ? { ...site, ...(await loadAhead(api, ahead(searchParams, id))) }
      : site;
  let title: string | undefined;
  const markup = renderToString(
    <TellTitle
      value={(told) => {
        title = told;
      }}
    >
      <StrictMode>
        <App
          known={known}
          renderedFor={reader && { ...reader, accessToken: '' }}
          cache={() => new Map()}
          router={(routes) => <StaticRouter location={pathname + search}>{routes}</StaticRouter>}
        />
      </StrictMode>
    </TellTitle>,
  );
  if (markup.includes(UNFINISHED)) throw new Error(`${pathname} cannot be rendered whole`);
  return pageOf(template, {
    theme,
    title,
    markup,
    data: writeInitialData({ reader, known }),
    ...(files.get(module) ?? filesFor(module)),
  });
}
