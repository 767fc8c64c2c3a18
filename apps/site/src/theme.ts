import { createThemeStore } from '@bank-soal/screens/account';
import { browserPlaces } from '@bank-soal/screens/session';
import { themeCookie } from './theme-cookie.js';

const { local, events } = browserPlaces();
const page = typeof document === 'undefined' ? undefined : document;

/** The theme that was chosen at this browser; shown as soon as this is loaded. */
export const theme = createThemeStore({
  local,
  // A server writes it into the page by itself.
  root: page?.documentElement ?? { dataset: {} },
  events,
});

// Kept anew at each visit: some browsers forget after a week what a script wrote.
function tellServer() {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in the oldest browsers
  if (page) page.cookie = themeCookie(theme.choice());
}
theme.subscribe(tellServer);
tellServer();
