import { preloadRest } from '@bank-soal/screens/data';
import { keepPageReader, renderedFor, takeHandover } from '@bank-soal/screens/session';
import { Fragment, StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { api, session } from './browser-state.js';
import { readHandover, readInitialData } from './page-document.js';
import { afterSignIn, nextOf, paths } from './paths.js';
import { loadPage, loadRendered } from './routes.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

const data = readInitialData(document);
const user = data?.reader && renderedFor(data.reader, session.user());
// A page that was rendered for somebody else must not be seen here.
const own = data?.reader === undefined || user !== undefined ? data : undefined;
keepPageReader(session, data?.reader);

/** Shows the site once the code of its page and its words are there. */
async function show(page: Promise<unknown>, isRendered: boolean) {
  const { lang } = document.documentElement;
  const Words = lang === 'id' ? Fragment : await (await import('./words.js')).wordsIn(lang);
  await page.catch(() => undefined);
  const site = (
    <StrictMode>
      <Words>
        <App
          known={own?.known}
          renderedFor={user}
          // In a transition each answer that arrives meanwhile would render the page from its beginning.
          router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
        />
      </Words>
    </StrictMode>
  );
  if (isRendered) hydrateRoot(root as Element, site);
  else createRoot(root as Element).render(site);
}

// The page as it came stays until its code is loaded: no fallback flashes.
const handed = readHandover(document);
if (handed) {
  takeHandover(handed, session, api);
  location.replace(handed.user ? afterSignIn(nextOf(location), handed.user.roles) : paths.home);
} else if (own) {
  preloadRest(api, own.known);
  void show(loadRendered(location.pathname, own), true);
} else {
  if (data) root.replaceChildren();
  void show(loadPage(location.pathname), false);
}
