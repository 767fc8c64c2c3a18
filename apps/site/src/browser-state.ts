import { createClient } from '@bank-soal/contract/client';
import { createThemeStore } from '@bank-soal/screens/account';
import { browserPlaces, createSessionStore, keepPageCookies } from '@bank-soal/screens/session';

const places = browserPlaces();
const root = globalThis.document?.documentElement;

/** The session of this browser. */
export const session = createSessionStore(places);

/** The calls of every page, in the name of the signed-in user. */
export const api = createClient({ accessToken: () => session.user()?.accessToken });

/** The theme that was chosen at this browser; shown as soon as this is loaded. */
export const theme = createThemeStore({
  local: places.local,
  // A server writes it into the page by itself.
  root: root ?? { dataset: {} },
  events: places.events,
});

if (root) keepPageCookies(session, theme);
