import '@bank-soal/ui/fonts.css';
import '@bank-soal/ui/styles.css';
import '@bank-soal/ui/page.css';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { App } from './app.js';
import { readBrought } from './brought.js';
import { loadDrawn, loadPage } from './routes.js';
import { findTyped, type TypedEarly, typeAgain } from './typed-early.js';

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

const brought = readBrought(document);
let typed: TypedEarly | undefined;

function alive() {
  if (typed) typeAgain(typed);
  typed = undefined;
}

const site = (
  <StrictMode>
    <App
      known={brought}
      router={(routes) => <BrowserRouter>{routes}</BrowserRouter>}
      onAlive={alive}
    />
  </StrictMode>
);

// The page as it came stays until its code is there: whatever took its place in between would keep its
// own place for a while.
if (brought) {
  void loadDrawn(location.pathname, brought).finally(() => {
    typed = findTyped(root);
    hydrateRoot(root, site);
  });
} else {
  void loadPage(location.pathname).finally(() => createRoot(root).render(site));
}
