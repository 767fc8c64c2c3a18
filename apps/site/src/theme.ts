import { createThemeStore } from '@bank-soal/screens/account';
import { browserPlaces } from '@bank-soal/screens/session';
import { themeCookie } from './theme-cookie.js';

/** The theme that was chosen at this browser; shown as soon as this is loaded. */
export const theme = createThemeStore({
  local: browserPlaces().local,
  root: document.documentElement,
  events: window,
});

// Kept anew at each visit: some browsers forget after a week what a script wrote.
function tellServer() {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in the oldest browsers
  document.cookie = themeCookie(theme.choice());
}
theme.subscribe(tellServer);
tellServer();
