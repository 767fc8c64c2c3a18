import { browserPlaces, createSessionStore } from '@bank-soal/screens/session';
import { signedInCookie } from './signed-in-cookie.js';

/** Who is signed in at this browser. */
export const session = createSessionStore(browserPlaces());

/** The token of the moment, for calls that need one. */
export const accessToken = () => session.user()?.accessToken;

// At each visit too: the browser ends this cookie by itself, and a remembered session goes on.
function tellServer() {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in the oldest browsers
  document.cookie = signedInCookie(session.user(), session.isRemembered());
}
if (typeof document !== 'undefined') {
  session.subscribe(tellServer);
  tellServer();
}
