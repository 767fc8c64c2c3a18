import { expect, it } from 'vitest';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn, overflow } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

const TITLES = {
  id: ['Bahasa', 'Cari Soal'],
  en: ['Language', 'Find questions'],
  ms: ['Bahasa', 'Cari Soalan'],
} as const;

it('keeps the language that is chosen at the end of a page, with its place and theme', async () => {
  // The browser's own language is nobody's choice.
  const visit = await begin(product, { locale: 'en-GB' });
  const page = await visit.open('/search?q=basis');
  const language = () => page.evaluate(() => document.documentElement.lang);
  await page.getByRole('article').first().waitFor();
  expect(await language()).toBe('id');
  const english = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
  expect(await english.getAttribute('lang')).toBe('en');
  await english.focus();
  await page.keyboard.press('Enter');
  await page.getByRole('navigation', { name: TITLES.en[0] }).waitFor();
  expect(await language()).toBe('en');
  await expect.poll(() => page.url()).toBe(`${product.url}/search?q=basis`);
  const asked = page.waitForRequest((request) => request.url().includes('/api/'));
  await page.reload();
  expect((await (await asked).allHeaders())['accept-language']).toBe('en');
  await page.goto('/question-sets');
  expect(await language()).toBe('en');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it.each(['id', 'en', 'ms'] as const)('is accessible in %s', async (language) => {
  const visit = await begin(product);
  for (const path of ['/', '/search', '/login']) {
    const page = await visit.open(`${path}?lang=${language}`);
    await page.getByRole('navigation', { name: TITLES[language][0] }).waitFor();
    expect(await audit(page), path).toEqual([]);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
    await page.close();
  }
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('is chosen without scripts too', async () => {
  const visit = await begin(product, { javaScriptEnabled: false });
  const page = await visit.open('/');
  await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).click();
  await page.goto('/search');
  expect(await page.locator('html').getAttribute('lang')).toBe('en');
  await visit.context.close();
});

it('is chosen in the menu of who is signed in', async () => {
  const [visit, page] = await openSignedIn(product, '/question-sets');
  await page.locator('[aria-haspopup="menu"]', { hasText: /^Akun/ }).press('Enter');
  await page.getByRole('menuitem', { name: 'Bahasa' }).press('ArrowRight');
  await page.getByRole('menuitem', { name: 'English' }).press('Enter');
  await page.getByRole('link', { name: 'My space' }).waitFor();
  expect(await page.getByRole('contentinfo').getByRole('link', { name: 'English' }).count()).toBe(
    0,
  );
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('speaks it on a page that only scripts render', async () => {
  const [visit, page] = await openSignedIn(product, '/my-sets?lang=en');
  await page.getByRole('heading', { level: 1, name: 'My question sets' }).waitFor();
  expect(await page.title()).toMatch(/^My question sets/);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});
