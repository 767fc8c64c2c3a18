import {
  PAGE_COOKIE,
  PAGE_READER_PATH,
  type SessionUser,
  SIGNED_IN_COOKIE,
  TOKEN_HEADER,
} from '@bank-soal/contract/accounts';
import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  chromium,
  type Page,
} from 'playwright';
import { findBrowser, launchArguments } from '../../../../scripts/shared/browser.mjs';

/** Starts the browser that the tests drive. */
export function launch(): Promise<Browser> {
  return chromium.launch({ executablePath: findBrowser(), args: launchArguments });
}

/** Where a visit begins: a browser, and the product that it shows. */
export interface Product {
  browser: Browser;
  /** Where the product's server listens, without a slash at its end. */
  url: string;
}

/** A small window that is touched. */
export const PHONE = { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true };

/** One person at one browser, with everything that went wrong in their pages. */
export interface Visit {
  context: BrowserContext;
  /** Opens a tab. */
  open: (path: string) => Promise<Page>;
  /** Errors of scripts and of the console, refused resources and policy violations included. */
  errors: string[];
}

/** Pictures of first pages: a server draws each for a second. */
const COVERS = /\/api\/questionsets\/\d+\/cover\b/;

/**
 * Lets a page ask for no cover. Not by a route: with one, each page of a visit loads and compiles its scripts anew.
 */
async function withoutCovers(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setBlockedURLs', { urls: ['*/api/questionsets/*/cover*'] });
}

/** React's numbers of what goes wrong when it takes over a page: another text, another element, a page given up. */
const TAKEN_OVER_WRONGLY = /Minified React error #(41[89]|42[1-5])\b|[Hh]ydrat/;

/** Pages that were not taken over as they came. */
export const wronglyTaken: string[] = [];

function noteError(message: string): void {
  if (TAKEN_OVER_WRONGLY.test(message)) wronglyTaken.push(message);
}

/** Begins a visit: nothing is stored yet, and no cover is asked for unless `covers` says so. */
export async function begin(
  { browser, url }: Product,
  { covers = false, ...options }: BrowserContextOptions & { covers?: boolean } = {},
): Promise<Visit> {
  const context = await browser.newContext({
    baseURL: url,
    reducedMotion: 'reduce',
    viewport: { width: 1440, height: 900 },
    ...options,
  });
  // Far more than anything takes where nothing else wants the processor.
  context.setDefaultTimeout(60_000);
  const errors: string[] = [];
  context.on('weberror', (error) => noteError(`${error.error()}`));
  const open = async (path: string) => {
    const page = await context.newPage();
    page.on('pageerror', (error) => errors.push(`${error}`));
    page.on('console', (message) => {
      const isOfNoCover = !covers && COVERS.test(message.location().url);
      if (message.type() === 'error' && !isOfNoCover) errors.push(message.text().slice(0, 300));
    });
    if (!covers) await withoutCovers(page);
    await page.goto(path);
    return page;
  };
  return { context, open, errors };
}

/** A demo account: a lecturer. */
export const LECTURER = { email: 'ratna.wulandari@contoh.ac.id', password: 'dosen12345' };

/** Fills the form of the login page and sends it. */
export async function signIn(page: Page, { email, password } = LECTURER): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Masuk' }).click();
}

const COOKIE = { path: '/', expires: -1, sameSite: 'Lax' } as const;

/** By what a server knows for whom it draws pages. */
export async function pageCookies(origin: string, { id, accessToken }: SessionUser) {
  const answer = await fetch(origin + PAGE_READER_PATH, {
    method: 'POST',
    headers: { [TOKEN_HEADER]: accessToken },
  });
  const [pair = ''] = answer.headers.getSetCookie();
  const value = /=([^;]+)/.exec(pair)?.[1];
  if (value === undefined) throw new Error(`No cookie for pages: ${answer.status}`);
  const at = { ...COOKIE, domain: new URL(origin).hostname };
  return [
    { ...at, name: SIGNED_IN_COOKIE, value: String(id), httpOnly: false, secure: false },
    { ...at, name: PAGE_COOKIE, value, httpOnly: true, secure: true },
  ];
}

/** What a browser keeps of one who signed in and wants to be remembered. */
async function remembered(
  origin: string,
  account: typeof LECTURER,
): Promise<BrowserContextOptions['storageState']> {
  const answer = await fetch(`${origin}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
  if (!answer.ok) throw new Error(`${account.email} cannot sign in: ${answer.status}`);
  const user = (await answer.json()) as SessionUser;
  const localStorage = [{ name: 'user', value: JSON.stringify(user) }];
  const cookies = await pageCookies(origin, user);
  return { cookies, origins: [{ origin, localStorage }] };
}

/**
 * Opens a page as one who signed in on an earlier visit: a lecturer, where nobody else is named. The
 * way over the login page has journeys of its own.
 */
export async function openSignedIn(
  product: Product,
  path: string,
  options: BrowserContextOptions = {},
  account = LECTURER,
): Promise<[Visit, Page]> {
  const storageState = await remembered(product.url, account);
  const visit = await begin(product, { ...options, storageState });
  return [visit, await visit.open(path)];
}

/** How many pixels of the page lie beside the window: no more than 0, or it scrolls sideways. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
}
