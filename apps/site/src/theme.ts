import { createThemeStore } from '@bank-soal/screens/account';
import { browserPlaces } from '@bank-soal/screens/session';

/** The theme that was chosen at this browser; shown as soon as this is loaded. */
export const theme = createThemeStore({
  local: browserPlaces().local,
  root: document.documentElement,
  events: window,
});
