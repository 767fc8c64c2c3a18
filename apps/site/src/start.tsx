import { askForRest } from '@bank-soal/screens/data';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { api } from './api.js';
import { App } from './app.js';
import { readBrought } from './brought.js';
import { type DoneEarly, doAgain, findDone } from './done-early.js';
import { drawnFor } from './drawn-for.js';
import { keepPageReader } from './page-reader.js';
import { holdPresses, pressAgain, sendsForm, takePressed } from './pressed-early.js';
import { loadDrawn, loadPage } from './routes.js';
import { session } from './session.js';

/** Far more than a slow phone needs to take over what is drawn. */
const LONGEST_HOLD_MS = 5000;

const root = document.querySelector('#root');
if (!root) throw new Error('The page has no #root');

const brought = readBrought(document);
const user = brought?.reader && drawnFor(brought.reader, session.user());
// What was drawn for somebody else is nothing that this browser's person may see.
const own = brought?.reader === undefined || user !== undefined ? brought : undefined;
keepPageReader(session, brought?.reader);
let early: DoneEarly | undefined;

function alive() {
  if (!early) return;
  const done = early;
  early = undefined;
  const pressed = takePressed(document);
  // What is done again may take the place of what was pressed: a list that is sorted anew is loaded first.
  if (pressed && !sendsForm(pressed)) {
    setTimeout(() => {
      pressAgain(pressed);
      doAgain(done);
    });
    return;
  }
  doAgain(done);
  // A form goes by what was typed, which the page knows a moment later.
  if (pressed) setTimeout(() => pressAgain(pressed));
}

const site = (
  <StrictMode>
    <App
      known={own?.known}
      drawnFor={user}
      // In a transition each answer that comes meanwhile would have the page drawn from its beginning.
      router={(routes) => <BrowserRouter useTransitions={false}>{routes}</BrowserRouter>}
      onAlive={alive}
    />
  </StrictMode>
);

// The page as it came stays until its code is there: whatever took its place in between would keep its
// own place for a while.
if (own) {
  askForRest(api, own.known);
  void loadDrawn(location.pathname, own).finally(() => {
    early = findDone(root);
    holdPresses();
    // A part that does not come must not keep all others from being used.
    setTimeout(alive, LONGEST_HOLD_MS);
    hydrateRoot(root, site);
  });
} else {
  takePressed(document);
  if (brought) root.replaceChildren();
  void loadPage(location.pathname).finally(() => createRoot(root).render(site));
}
