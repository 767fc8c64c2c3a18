import {
  PAGE_READER_PATH,
  type PageReader,
  type SessionUser,
  SIGNED_IN_COOKIE,
  SOMEBODY,
  TOKEN_HEADER,
} from '@bank-soal/contract/accounts';
import { THEME_COOKIE } from '@bank-soal/contract/site';
import { createThemeStore, type ThemeStore } from '@bank-soal/screens/account';
import { browserPlaces, createSessionStore, type SessionStore } from '@bank-soal/screens/session';

const places = browserPlaces();
const page = typeof document === 'undefined' ? undefined : document;

/** Who is signed in at this browser. */
export const session = createSessionStore(places);

/** The token of the moment, for calls that need one. */
export const accessToken = () => session.user()?.accessToken;

/** The theme that was chosen at this browser; shown as soon as this is loaded. */
export const theme = createThemeStore({
  local: places.local,
  // A server writes it into the page by itself.
  root: page?.documentElement ?? { dataset: {} },
  events: places.events,
});

/** No session lives longer, and browsers end a cookie by themselves. */
const YEAR_S = 31_536_000;

/** Tells the server who is signed in, so that its next page comes as they may see it. */
export function signedInCookie(user: SessionUser | undefined, isRemembered: boolean): string {
  const [value, age] =
    user !== undefined && isRemembered
      ? [user.id ?? SOMEBODY, `; max-age=${YEAR_S}`]
      : [SOMEBODY, user === undefined ? '; max-age=0' : ''];
  return `${SIGNED_IN_COOKIE}=${value}; path=/; samesite=lax${age}`;
}

/** Tells the server the chosen theme, so that its next page comes in it; `system` takes that back. */
export function themeCookie(choice: ReturnType<ThemeStore['choice']>): string {
  const [value, age] = choice === 'system' ? ['', 0] : [choice, YEAR_S];
  return `${THEME_COOKIE}=${value}; path=/; max-age=${age}; samesite=lax`;
}

// At each visit too: what is kept here outlives the cookies.
if (page) {
  // biome-ignore lint/suspicious/noDocumentCookie: the other way is missing in the oldest browsers
  const tell = () => (page.cookie = signedInCookie(session.user(), session.isRemembered()));
  // biome-ignore lint/suspicious/noDocumentCookie: the same
  const tellTheme = () => (page.cookie = themeCookie(theme.choice()));
  session.subscribe(tell);
  theme.subscribe(tellTheme);
  tell();
  tellTheme();
}

/** Behind what a visit begins with. */
const LATER_MS = 2000;

/**
 * Lets the server render this person's next pages: asks it for the cookie by which it knows them as long as they want
 * to be remembered, and gives it back when they leave. Without it their pages come empty, and are filled here.
 *
 * @param rendered whom the server has taken them for
 */
export function keepPageReader(
  store: SessionStore,
  rendered: PageReader | undefined,
  send: typeof fetch = fetch,
): void {
  const remembered = () => (store.isRemembered() ? store.user() : undefined);
  const before = remembered();
  /** Of the session that the cookie is for. */
  let known = rendered && (rendered.id === before?.id ? before.accessToken : '');

  function tell() {
    const token = remembered()?.accessToken;
    if (token === known) return;
    known = token;
    const call = token
      ? { method: 'POST', headers: { [TOKEN_HEADER]: token } }
      : { method: 'DELETE' };
    // It goes on when the page is left.
    send(PAGE_READER_PATH, { ...call, keepalive: true }).catch(() => undefined);
  }
  store.subscribe(tell);
  setTimeout(tell, LATER_MS);
}
