import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { begin, signIn, type Visit } from './visit.js';

/** The demo's administrator. */
export const ADMIN = { email: 'admin@contoh.ac.id', password: 'admin12345' };

/** Signs in as an administrator and opens one of the administration's pages. */
export async function openAdmin(
  browser: Browser,
  url: string,
  path = '/admin/dosen',
  options: BrowserContextOptions = {},
): Promise<[Visit, Page]> {
  const visit = await begin(browser, url, options);
  const page = await visit.open(`/login?next=${encodeURIComponent(path)}`);
  await signIn(page, ADMIN);
  await page.waitForURL(`**${path}`);
  return [visit, page];
}

/** Asks the server for a token. */
export async function tokenOf(
  url: string,
  account: { email: string; password: string },
): Promise<string> {
  const answer = await signInStatus(url, account);
  const { accessToken } = (await answer.json()) as { accessToken: string };
  return accessToken;
}

/** Tries to sign in, without a browser. */
export function signInStatus(
  url: string,
  account: { email: string; password: string },
): Promise<Response> {
  return fetch(`${url}/api/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(account),
  });
}

/** Presses the button of the open question. */
export async function confirm(page: Page, name: string): Promise<void> {
  const question = page.getByRole('alertdialog');
  await question.getByRole('button', { name, exact: true }).click();
  await question.waitFor({ state: 'detached' });
}

/** Waits until a toast says so. */
export function toast(page: Page, sentence: string): Promise<void> {
  return page.locator('[data-component="toast"]', { hasText: sentence }).first().waitFor();
}
