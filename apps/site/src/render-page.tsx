import { readFileSync } from 'node:fs';
import type { PageReader } from '@bank-soal/contract/accounts';
import { createClient } from '@bank-soal/contract/client';
import type { Language } from '@bank-soal/contract/site';
import { loadAhead } from '@bank-soal/screens/data';
import { Fragment, StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { matchPath, StaticRouter } from 'react-router-dom';
import { App } from './app.js';
import { filesOf, type Manifest, pageOf, writeInitialData } from './page-document.js';
import { OnTitle } from './pages/page-hooks.js';
import { isAdministration, paths } from './paths.js';
import { RENDERED_MODULES, renderedPageAt } from './rendered-pages.js';
import { loadRendered } from './routes.js';
import { wordsIn } from './words.js';

export interface PageRequest {
  /** Its path and its query. */
  address: string;
  /** The theme that its reader chose; absent where the device decides. */
  theme?: 'light' | 'dark' | undefined;
  /** The language that its reader chose. @default 'id' */
  language?: Language | undefined;
  /** The person who requests it; absent for a visitor. */
  reader?: PageReader | undefined;
  /** Makes a call of the API in the reader's name. */
  ask: (address: string, request: RequestInit) => Promise<Response>;
}

// This stands in `.server/assets` of the site that it renders.
const read = (name: string) => readFileSync(new URL(`../../${name}`, import.meta.url), 'utf8');
const template = read('index.html');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;

/** The scripts and styles of a page, or of the frame alone. */
function filesFor(module?: string) {
  const page = module === undefined ? [] : [`src/pages/${module}.tsx`];
  const { scripts, styles } = filesOf(manifest, ['index.html', 'src/start.tsx', ...page]);
  return { scripts, styles: styles.map(read).join('') };
}
const frameFiles = filesFor();
const files = new Map(RENDERED_MODULES.map((module) => [module, filesFor(module)]));

/** The scripts of a language that is not built in. */
const scriptsOf = (language: Language) =>
  language === 'id'
    ? []
    : filesOf(manifest, ['src/words.tsx', `src/languages/${language}.json`]).scripts;

/** React's mark for a part that failed on the server. */
const UNFINISHED = '<!--$!-->';

/**
 * Renders a page for its reader, with its content or only the frame around it.
 *
 * @returns `undefined` for a page that only scripts render
 * @throws Error when an answer is missing, or a part of the page does not render
 */
export async function renderPage(request: PageRequest): Promise<string | undefined> {
  const { address, theme, language = 'id', reader, ask } = request;
  const { pathname, search, searchParams } = new URL(address, 'https://site.invalid');
  // People who are signed in already come to the login with a code that only scripts read.
  if (isAdministration(pathname) || (reader && matchPath(paths.login, pathname))) return undefined;
  const api = createClient({ fetch: ask });
  const site = await loadAhead(api, { site: true });
  const shown = await loadRendered(pathname, { known: site, reader });
  const page = renderedPageAt(shown === 'login' ? paths.login : pathname);
  const id = matchPath(paths.preview(':id'), pathname)?.params.id ?? '';
  const ahead = shown === 'page' && page?.ahead?.(searchParams, id);
  const known = ahead ? { ...site, ...(await loadAhead(api, ahead)) } : site;
  const Words = language === 'id' ? Fragment : await wordsIn(language);
  let told: { title?: string; about?: string | undefined } = {};
  const onTitle = (title: string, about?: string) => {
    // Where a link is pasted nobody is signed in.
    told = { title, about: reader ? undefined : about };
  };
  const markup = renderToString(
    <OnTitle value={onTitle}>
      <StrictMode>
        <Words>
          <App
            known={known}
            renderedFor={reader && { ...reader, accessToken: '' }}
            cache={() => new Map()}
            router={(routes) => <StaticRouter location={pathname + search}>{routes}</StaticRouter>}
          />
        </Words>
      </StrictMode>
    </OnTitle>,
  );
  if (markup.includes(UNFINISHED)) throw new Error(`${pathname} does not render whole`);
  const data = writeInitialData({ reader, known });
  const { scripts, styles } = (page && files.get(page.module)) ?? frameFiles;
  const all = [...new Set([...scripts, ...scriptsOf(language)])];
  return pageOf(template, { theme, ...told, markup, data, scripts: all, styles });
}
