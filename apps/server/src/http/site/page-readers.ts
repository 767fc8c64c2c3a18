import {
  PAGE_COOKIE,
  PAGE_READER_PATH,
  type PageReader,
  SIGNED_IN_COOKIE,
} from '@bank-soal/contract/accounts';
import { type Context, Hono } from 'hono';
import { getCookie, setCookie } from 'hono/cookie';
import type { Account } from '../../account.js';
import { unauthorized } from '../../failures/refusal.js';
import { type TokenHolders, tokenOf } from '../require-account.js';

/** Issues and verifies the keys of pages. */
export interface PageKeys {
  /** A key that ends with the token of its account. */
  issue: (account: Account) => Promise<string>;
  /** The account that one stands for now; undefined when it does not hold (any more). */
  accountOf: (pageToken: string) => Promise<Account | undefined>;
}

/** Viewer of a page: a visitor, somebody that their browser alone knows, or an account. */
export type PageAsker = 'visitor' | 'somebody' | Account;

/** Attributes of {@link PAGE_COOKIE}. */
export const PAGE_COOKIE_ATTRIBUTES = {
  path: '/',
  secure: true,
  httpOnly: true,
  sameSite: 'Lax',
} as const;
const privately = { 'Cache-Control': 'no-store' };

/** An account as a page of its own shows it. */
export const pageReaderOf = ({ id, name, email, roles }: Account): PageReader => ({
  id,
  username: name,
  email,
  roles,
});

/**
 * Finds the viewer of a page. A cookie alone is not enough: the browser must say that this person is signed
 * in there now, so that nobody who comes afterwards is shown their page.
 *
 * @param failed receives errors of the account's lookup; its page comes without content then
 */
export function createPageAskers(pageTokens: PageKeys, failed: (error: unknown) => void) {
  return async (c: Context): Promise<PageAsker> => {
    const claimed = getCookie(c, SIGNED_IN_COOKIE);
    if (claimed === undefined) return 'visitor';
    const pageToken = getCookie(c, PAGE_COOKIE);
    if (pageToken === undefined) return 'somebody';
    const account = await pageTokens.accountOf(pageToken).catch(failed);
    return account && String(account.id) === claimed ? account : 'somebody';
  };
}

/** Sets the cookie of {@link PAGE_COOKIE} for the site's own pages, and removes it. Outside `/api`. */
export function pageReaderRoutes(tokens: TokenHolders, pageTokens: PageKeys): Hono {
  const routes = new Hono();
  routes.post(PAGE_READER_PATH, async (c) => {
    const token = tokenOf(c);
    const account = token === undefined ? undefined : await tokens.accountOf(token);
    if (account === undefined) throw unauthorized();
    setCookie(c, PAGE_COOKIE, await pageTokens.issue(account), {
      ...PAGE_COOKIE_ATTRIBUTES,
      expires: new Date(account.token.expiresAt * 1000),
    });
    return c.body(null, 204, privately);
  });
  routes.delete(PAGE_READER_PATH, (c) => {
    setCookie(c, PAGE_COOKIE, '', { ...PAGE_COOKIE_ATTRIBUTES, maxAge: 0 });
    return c.body(null, 204, privately);
  });
  return routes;
}
