import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { readBrought } from './brought.js';
import { type DoneEarly, doAgain, findDone } from './done-early.js';
import { drawnFor } from './drawn-for.js';
import { keepPageReader } from './page-reader.js';
import { takePressed } from './pressed-early.js';
import { loadDrawn, loadPage } from './routes.js';
import { session } from './session.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

const brought = readBrought(document);
const user = brought?.reader && drawnFor(brought.reader, session.user());
// What was drawn for somebody else is nothing that this browser's person may see.
const own = brought?.reader === undefined || user !== undefined ? brought : undefined;
keepPageReader(session, brought?.reader);
let early: { done: DoneEarly; pressed: HTMLElement | undefined } | undefined;

function alive() {
  if (!early) return;
  const { done, pressed } = early;
  early = undefined;
  doAgain(done);
  if (pressed?.isConnected) pressed.click();
}

const site = (
  <StrictMode>
    <App
      known={own?.known}
      drawnFor={user}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      onAlive={alive}
    />
  </StrictMode>
);

// The page as it came stays until its code is there: whatever took its place in between would keep its
// own place for a while.
if (own) {
  void loadDrawn(location.pathname, own).finally(() => {
    early = { done: findDone(root), pressed: takePressed(document) };
    hydrateRoot(root, site);
  });
} else {
  takePressed(document);
  if (brought) root.replaceChildren();
  void loadPage(location.pathname).finally(() => createRoot(root).render(site));
}
