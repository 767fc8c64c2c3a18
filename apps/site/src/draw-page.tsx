import { readFileSync } from 'node:fs';
import { createClient } from '@bank-soal/contract/client';
import { parseId } from '@bank-soal/contract/ids';
import type { PageReader } from '@bank-soal/contract/page-reader';
import { browseAddress } from '@bank-soal/screens/browse';
import { type Ahead, loadAhead } from '@bank-soal/screens/data';
import { NEWEST_COUNT } from '@bank-soal/screens/home';
import type { SetQuery } from '@bank-soal/screens/model';
import { searchAddress } from '@bank-soal/screens/search';
import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { writeBrought } from './brought.js';
import { type Manifest, pageOf, scriptsOf, stylesOf } from './page-template.js';
import { paths } from './paths.js';
import { isAdministration, loadDrawn } from './routes.js';
import { TellTitle } from './use-page-title.js';

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

/** What a page with content begins with. */
interface Drawn {
  path: string;
  /** The name of its module. */
  module: string;
  ahead: (query: URLSearchParams, id: string) => Ahead;
}

// A list of one's own is known to its person's browser only.
const firstOf = (query: SetQuery): Ahead => (query.mine ? {} : { firstSets: query });

const DRAWN: readonly Drawn[] = [
  { path: paths.home, module: 'home-page', ahead: () => ({ newestSets: NEWEST_COUNT }) },
  { path: paths.login, module: 'login-page', ahead: () => ({}) },
  {
    path: paths.search,
    module: 'search-page',
    // Inside files is another search, and with others' eyes another list.
    ahead: (query) =>
      query.has('mode') || query.has('as') ? {} : firstOf(searchAddress.read(query)),
  },
  {
    path: paths.questionSets,
    module: 'browse-page',
    ahead: (query) => firstOf(browseAddress.read(query)),
  },
  {
    path: paths.preview(':id'),
    module: 'preview-page',
    ahead: (_, id) => ({ questionSet: parseId(id) }),
  },
];

// This stands in `.server/assets` of what it draws pages of.
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const template = read('index.html');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
const fileOf = (module: string) => `src/pages/${module}.tsx`;
const styles = new Map(
  DRAWN.map(({ module }) => [module, stylesOf(manifest, fileOf(module)).map(read).join('')]),
);

/** React writes it in the place of what it leaves to the browser. */
const UNFINISHED = '<!--$!-->';

/**
 * Draws a page for its reader: with what it shows where it is one of those above, else the frame around it.
 *
 * @returns `undefined` for a page that scripts alone can draw
 * @throws Error when an answer cannot be had, or something of the page cannot be drawn
 */
export async function drawPage({
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
  const shown = await loadDrawn(pathname, { known: site, reader });
  const at = shown === 'login' ? paths.login : pathname;
  const drawn = DRAWN.find(({ path }) => matchPath(path, at));
  const id = matchPath(paths.preview(':id'), pathname)?.params.id ?? '';
  const known =
    shown === 'page' && drawn
      ? { ...site, ...(await loadAhead(api, drawn.ahead(searchParams, id))) }
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
          drawnFor={reader && { ...reader, accessToken: '' }}
          cache={() => new Map()}
          router={(routes) => <StaticRouter location={pathname + search}>{routes}</StaticRouter>}
        />
      </StrictMode>
    </TellTitle>,
  );
  if (markup.includes(UNFINISHED)) throw new Error(`${pathname} cannot be drawn whole`);
  return pageOf(template, {
    theme,
    title,
    markup,
    data: writeBrought({ reader, known }),
    scripts: drawn ? scriptsOf(manifest, fileOf(drawn.module)) : [],
    styles: (drawn && styles.get(drawn.module)) ?? '',
  });
}
