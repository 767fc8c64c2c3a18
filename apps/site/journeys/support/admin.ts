import type { BrowserContextOptions, Page } from 'playwright';
import { expect } from 'vitest';
import { openSignedIn, type Product, type Visit } from './visit.js';

/** The demo's administrator. */
export const ADMIN = { email: 'admin@contoh.ac.id', password: 'admin12345' };

/** Signs in as an administrator and opens one of the administration's pages. */
export function openAdmin(
  product: Product,
  path = '/admin/dosen',
  options: BrowserContextOptions = {},
): Promise<[Visit, Page]> {
  return openSignedIn(product, path, options, ADMIN);
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

/** Sends one request to the API as an administrator; it must succeed. */
export async function sendAsAdmin(
  { url }: Product,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: object,
): Promise<void> {
  const token = await tokenOf(url, ADMIN);
  const { status } = await fetch(`${url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify(body),
  });
  expect(status, `${method} ${path}`).toBeLessThan(300);
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
