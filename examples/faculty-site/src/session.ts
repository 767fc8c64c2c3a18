import { createThemeStore } from '@bank-soal/screens/account';
import { browserPlaces, createSessionStore } from '@bank-soal/screens/session';

/** Who is signed in at this browser. */
export const session = createSessionStore(browserPlaces());

/** The token of the moment, for calls that need one. */
export const accessToken = () => session.user()?.accessToken;

/** The theme that was chosen at this browser. */
export const theme = createThemeStore({
  local: browserPlaces().local,
  root: document.documentElement,
  events: window,
});
