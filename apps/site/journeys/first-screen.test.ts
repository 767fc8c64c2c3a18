import { PAGE_COOKIE } from '@bank-soal/contract/accounts';
import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isAlive } from './support/is-alive.js';
import { scrollDown } from './support/place.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, signIn, type Visit } from './support/visit.js';

declare global {
  interface Window {
    seen: { titles: string[]; moved: number };
  }
}

const product = startProduct({ PUBLIC_BROWSING: 'true' });

/** Notes every state of the titles, and how far anything moved by itself. */
function watch() {
  window.seen = { titles: [], moved: 0 };
  new MutationObserver(() => {
    const titles = [...document.querySelectorAll('h1')].map((title) => title.textContent).join('|');
    if (titles !== window.seen.titles.at(-1)) window.seen.titles.push(titles);
  }).observe(document, { childList: true, subtree: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.seen.moved += (entry as LayoutShift).value;
  }).observe({ type: 'layout-shift', buffered: true });
}

interface LayoutShift extends PerformanceEntry {
  value: number;
}

it.each([
  ['/search', 'Paket Soal Informatika', 12],
  ['/question-sets/', 'Paket Soal', 12],
  ['/search?q=basis', 'Paket Soal Informatika', 12],
  ['/search?q=tidakadasamasekali', 'Paket Soal Informatika', 0],
])('can be read without scripts: %s', async (path, title, sets) => {
  const visit = await begin(product, { javaScriptEnabled: false });
  const page = await visit.open(path);
  expect(await page.locator('h1').allTextContents()).toEqual([title]);
  expect(await page.locator('header nav [aria-current]').allTextContents()).toHaveLength(1);
  expect(await page.getByRole('article').count()).toBe(sets);
  await page.getByText(/^Menampilkan [\d.]+ hasil pencarian$/).waitFor();
  await visit.context.close();
});

it('shows a set without scripts, by its title', async () => {
  const visit = await begin(product, { javaScriptEnabled: false });
  const page = await visit.open('/search');
  const first = page.getByRole('article').first().getByRole('link').first();
  const title = await first.textContent();
  await first.click();
  await page.getByRole('heading', { level: 1, name: `${title}` }).waitFor();
  expect(await page.title()).toBe(`${title} · Bank Soal Informatika`);
  await page.getByRole('tab', { name: /^Soal/ }).waitFor();
  await visit.context.close();
});

it.each(['/login', '/upload'])('has the face of the login without scripts at %s', async (path) => {
  const visit = await begin(product, { javaScriptEnabled: false });
  const page = await visit.open(path);
  await page.getByRole('textbox', { name: 'Email' }).waitFor();
  expect(await page.title()).toBe('Login · Bank Soal Informatika');
  await visit.context.close();
});

/** A page as it is read before its scripts are there, and how to let them come. */
async function readEarly(path = '/search'): Promise<[visit: Visit, page: Page, go: () => void]> {
  const visit = await begin(product);
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await visit.context.route('**/assets/*.js', async (route) => {
    const response = await route.fetch();
    // What begins them is there by then: it is a few lines.
    if ((await response.body()).byteLength > 10_000) await held;
    await route.fulfill({ response });
  });
  const page = await visit.context.newPage();
  await page.goto(path, { waitUntil: 'domcontentloaded' });
  await page.getByRole('heading', { level: 1 }).waitFor();
  return [visit, page, go];
}

/** Ends a visit while scripts may still be on their way. */
async function leave({ context }: Visit): Promise<void> {
  await context.unrouteAll({ behavior: 'ignoreErrors' });
  await context.close();
}

it('keeps what is typed before it is alive', async () => {
  const [visit, page, go] = await readEarly();
  const field = page.getByRole('searchbox');
  await field.fill('basis data');
  go();
  await page.waitForURL(/q=basis/);
  expect(await field.inputValue()).toBe('basis data');
  await leave(visit);
});

it('asks for the whole list once', async () => {
  const [visit, page, go] = await readEarly();
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(questionsets|dropdown\/.*)$/.test(pathname)) asked.push(pathname);
  });
  go();
  await expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(12);
  await page.getByRole('button', { name: 'Filter lain', disabled: false }).waitFor();
  expect(asked.toSorted()).toEqual(['/api/dropdown/all-dropdown-data', '/api/questionsets']);
  await leave(visit);
});

it('signs in who has typed and pressed before it is alive', async () => {
  const [visit, page, go] = await readEarly('/login');
  await signIn(page);
  go();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  expect(visit.errors).toEqual([]);
  await leave(visit);
});

it('keeps a session that a form began before hydration to its tab', async () => {
  const [visit, page, go] = await readEarly('/login');
  await page.getByRole('checkbox', { name: 'Ingat saya' }).uncheck();
  await signIn(page);
  go();
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  const cookies = async () => (await visit.context.cookies()).map(({ name }) => name);
  await expect.poll(cookies).not.toContain(PAGE_COOKIE);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await leave(visit);
});

it('searches for what was typed and sent by Enter before it is alive', async () => {
  const [visit, page, go] = await readEarly('/');
  await page.getByRole('searchbox').fill('graf & pohon');
  await page.keyboard.press('Enter');
  go();
  await page.waitForURL('**/search?q=graf*');
  expect(visit.errors).toEqual([]);
  await leave(visit);
});

it('keeps what is chosen before hydration', async () => {
  const [visit, page, go] = await readEarly();
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('title');
  await page.getByRole('radio', { name: 'Tabel' }).check({ force: true });
  go();
  await page.waitForURL(/sort=title/);
  await page.waitForURL(/view=table/);
  await page.getByRole('table').waitFor();
  await leave(visit);
});

it('keeps what is typed into the login before hydration', async () => {
  const [visit, page, go] = await readEarly('/login');
  await page.getByRole('textbox', { name: 'Email' }).fill(LECTURER.email);
  await page.getByLabel('Password', { exact: true }).fill(LECTURER.password);
  await page.getByRole('checkbox', { name: 'Ingat saya' }).uncheck();
  go();
  await isAlive(page.getByRole('button', { name: 'Masuk' }));
  await page.getByRole('button', { name: 'Masuk' }).click();
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await leave(visit);
});

it('downloads and signs out at a click before hydration', async () => {
  const [visit, first] = await openSignedIn(product, '/search');
  await first.close();
  let go = () => {};
  const held = new Promise<void>((resolve) => {
    go = resolve;
  });
  await visit.context.route('**/assets/*.js', async (route) => {
    await held;
    await route.continue();
  });
  const page = await visit.context.newPage();
  await page.goto('/search', { waitUntil: 'commit' });
  const button = page.getByRole('button', { name: 'Unduh' });
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    button.and(page.locator('[type=submit]')).first().click(),
  ]);
  expect(await download.failure()).toBeNull();
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/logout', { waitUntil: 'commit' });
  go();
  await page.waitForURL(`${product.url}/`);
  expect(await page.evaluate(() => localStorage.getItem('user'))).toBeNull();
  await leave(visit);
});

it('stays where one has gone on reading before it is alive', async () => {
  const [visit, page, go] = await readEarly();
  await scrollDown(page, 900);
  const top = await page.evaluate(() => window.scrollY);
  go();
  await page.getByRole('button', { name: 'Filter lain', disabled: false }).waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await leave(visit);
});

it('comes drawn for who wants to be remembered, until they leave', async () => {
  const visit = await begin(product);
  const page = await visit.open('/login');
  const cookies = async () => (await visit.context.cookies()).map(({ name }) => name);
  const kept = async () => (await page.goto('/search'))?.headers()['cache-control'];

  await page.getByRole('checkbox', { name: 'Ingat saya' }).check();
  await signIn(page);
  // A way that has begun would be broken off by the next.
  await page.waitForURL(({ pathname }) => pathname !== '/login');
  await expect.poll(cookies).toContain(PAGE_COOKIE);
  expect(await kept()).toBe('private, no-store');
  await page.getByText('Dr. Ratna Wulandari, M.Kom.').first().waitFor();
  expect(await page.evaluate(() => document.cookie)).not.toContain(PAGE_COOKIE);

  // The page is loaded anew by that, and what was asked of the server goes on meanwhile.
  await Promise.all([
    page.waitForEvent('load'),
    page.getByRole('button', { name: 'Logout' }).click(),
  ]);
  await expect.poll(cookies).not.toContain(PAGE_COOKIE);
  expect(await kept()).toBe('no-cache');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('shows nothing of who has left in another tab, though the page brought it', async () => {
  const title = 'Try Out UAS Kecerdasan Buatan 2026';
  const [visit, page] = await openSignedIn(product, '/search');
  await page.getByRole('link', { name: title, exact: true }).first().click();
  await page.waitForURL('**/preview/*');
  await page.reload();
  const heading = page.getByRole('heading', { level: 1, name: title });
  await heading.waitFor();
  const other = await visit.open('/search');
  // Not even where nobody can be asked what a visitor may see.
  await visit.context.route('**/api/questionsets/**', (route) => route.abort());
  await other.getByRole('button', { name: 'Logout' }).click();
  await heading.waitFor({ state: 'detached' });
  await visit.context.close();
});

it('begins in the theme that was chosen before', async () => {
  const visit = await begin(product, { javaScriptEnabled: false });
  const cookie = { name: 'bank-soal-theme', value: 'dark', url: product.url };
  await visit.context.addCookies([cookie]);
  const page = await visit.open('/search');
  expect(await page.locator('html').getAttribute('data-theme')).toBe('dark');
  await visit.context.close();
});

it.each([412, 800, 1440])('is taken over with one title and no move, %i px wide', async (width) => {
  const visit = await begin(product, { viewport: { width, height: 900 } });
  // Its own font never comes: the system may have none of that measure to stand in for it.
  await visit.context.route('**/*.woff2', (route) => route.fulfill({ body: '' }));
  await visit.context.addInitScript(watch);
  const page = await visit.open('/search');
  await page.getByRole('article').first().waitFor();
  await page.evaluate(() => document.fonts.ready);
  // On a phone they are in a dialog.
  if (width > 768)
    await page.getByRole('button', { name: 'Filter lain', disabled: false }).waitFor();
  const { titles, moved } = await page.evaluate(() => window.seen);
  expect(titles.filter(Boolean)).toEqual(['Paket Soal Informatika']);
  expect(moved).toBe(0);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it.each([
  { width: 1440, height: 900, below: 280 },
  { width: 768, height: 1024, below: 280 },
  { width: 375, height: 740, below: 400 },
])('shows the first set at once, $width px wide', async ({ width, height, below }) => {
  const visit = await begin(product, { viewport: { width, height } });
  const page = await visit.open('/search');
  const first = page.getByRole('article').first();
  await first.waitFor();
  await page.evaluate(() => document.fonts.ready);
  const box = await first.boundingBox();
  expect(box?.y).toBeLessThanOrEqual(below);
  expect((box?.y ?? height) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
  await visit.context.close();
});
