import { preloadRest } from '@bank-soal/screens/data';
import { keepPageReader, renderedFor, takeHandover } from '@bank-soal/screens/session';
import { StrictMode } from 'react';
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

const site = (
  <StrictMode>
    <App
      known={own?.known}
      renderedFor={user}
      // In a transition each answer that arrives meanwhile would render the page from its beginning.
      router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
    />
  </StrictMode>
);

// The page as it came stays until its code is loaded: no fallback flashes.
const handed = readHandover(document);
if (handed) {
  takeHandover(handed, session, api);
  location.replace(handed.user ? afterSignIn(nextOf(location), handed.user.roles) : paths.home);
} else if (own) {
  preloadRest(api, own.known);
  void loadRendered(location.pathname, own).finally(() => hydrateRoot(root, site));
} else {
  if (data) root.replaceChildren();
  void loadPage(location.pathname).finally(() => createRoot(root).render(site));
}
