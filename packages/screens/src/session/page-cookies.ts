import {
  PAGE_READER_PATH,
  type PageHandover,
  type PageReader,
  type SessionUser,
  SIGNED_IN_COOKIE,
  SOMEBODY,
  TOKEN_HEADER,
} from '@bank-soal/contract/accounts';
import type { Client } from '@bank-soal/contract/client';
import { THEME_COOKIE } from '@bank-soal/contract/site';
import type { SessionStore } from './session-store.js';

type Theme = 'light' | 'dark' | 'system';

/** No session lives longer. */
const YEAR_S = 31_536_000;

const cookie = (name: string, value: string | number, age?: number) =>
  `${name}=${value}; path=/; samesite=lax${age === undefined ? '' : `; max-age=${age}`}`;

/** The cookie that names the signed-in user. */
export function signedInCookie(user: SessionUser | undefined, isRemembered: boolean): string {
  if (!user) return cookie(SIGNED_IN_COOKIE, SOMEBODY, 0);
  if (!isRemembered) return cookie(SIGNED_IN_COOKIE, SOMEBODY);
  return cookie(SIGNED_IN_COOKIE, user.id ?? SOMEBODY, YEAR_S);
}

/** The cookie with the chosen theme; `system` removes it. */
export const themeCookie = (choice: Theme): string =>
  choice === 'system' ? cookie(THEME_COOKIE, '', 0) : cookie(THEME_COOKIE, choice, YEAR_S);

/** Names user and theme to a server in cookies, so that it renders the next page for them. */
export function keepPageCookies(
  session: SessionStore,
  theme: { choice: () => Theme; subscribe: (listener: () => void) => unknown },
): void {
  function write() {
    const user = signedInCookie(session.user(), session.isRemembered());
    // biome-ignore lint/suspicious/noDocumentCookie: the oldest browsers have no other way
    for (const one of [user, themeCookie(theme.choice())]) document.cookie = one;
  }
  session.subscribe(write);
  theme.subscribe(write);
  // Storage outlives the cookies.
  write();
}

/** The request for the cookie waits for what a visit begins with. */
const LATER_MS = 2000;

/** Returns the cookie by which a server renders a person's pages; also when the page is left meanwhile. */
export const forgetPageReader = (send: typeof fetch = fetch) =>
  send(PAGE_READER_PATH, { method: 'DELETE', keepalive: true }).catch(() => undefined);

/**
 * Requests the cookie by which the server renders this person's next pages as long as they are remembered, and returns
 * it when they leave. Without it the browser fills their pages.
 *
 * @param rendered the person that the server rendered this page for
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

  function update() {
    const token = remembered()?.accessToken;
    if (token === known) return;
    known = token;
    if (!token) return void forgetPageReader(send);
    const call = { method: 'POST', headers: { [TOKEN_HEADER]: token }, keepalive: true };
    send(PAGE_READER_PATH, call).catch(() => undefined);
  }
  store.subscribe(update);
  setTimeout(update, LATER_MS);
}

const faceOf = ({ username, email, roles }: PageReader | SessionUser) =>
  JSON.stringify([username, email, roles]);

/** The user of this browser, with name and roles as the page was rendered; `undefined` where it is not theirs. */
export function renderedFor(reader: PageReader, user: SessionUser | undefined) {
  if (user?.id !== reader.id) return undefined;
  return faceOf(reader) === faceOf(user) ? user : { ...user, ...reader };
}

/** Repeats in this browser the sign-in or sign-out of a form that was sent before hydration. */
export function takeHandover(
  { user, isRemembered = false }: PageHandover,
  session: SessionStore,
  api: Pick<Client, 'signOut'>,
): void {
  if (user) {
    session.signIn(user, { remember: isRemembered });
    // A session that ends with its tab has no cookie for pages.
    if (!isRemembered) void forgetPageReader();
    return;
  }
  if (session.user()) api.signOut().catch(() => undefined);
  session.signOut();
}
