import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { beforeAll, expect, it } from 'vitest';
import { listSets } from './support/api.js';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { startServer } from './support/server.js';
import { begin } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });
let sets: QuestionSetAnswer[];

beforeAll(async () => {
  sets = await listSets(product.url);
});

it('browses live sets from the header on, as cards and as a list, and opens one', async () => {
  const visit = await begin(product);
  const page = await visit.open('/search');
  await page.getByRole('link', { name: 'Paket Soal', exact: true }).click();
  await page.waitForURL('**/question-sets');
  await page.getByRole('heading', { level: 1, name: 'Paket Soal', exact: true }).waitFor();
  await page.getByText(`Menampilkan ${sets.length} hasil pencarian`).waitFor();
  await page.getByRole('searchbox').fill('basis data');
  await page.waitForURL('**/question-sets?q=basis+data');
  await page.getByText('Daftar', { exact: true }).click();
  await page.waitForURL('**view=list**');
  const detail = page.getByRole('link', { name: 'Lihat Detail' }).first();
  await detail.click();
  await page.waitForURL('**/preview/*');
  await page.goBack();
  await page.waitForURL('**/question-sets?q=basis+data&view=list');
  await detail.waitFor();
  const create = page.getByRole('link', { name: 'Buat form soal' });
  expect(await create.getAttribute('href')).toBe('/create');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('shows the first page of a set on its row, drawn by the server', async () => {
  const visit = await begin(product, { viewport: { width: 768, height: 400 }, covers: true });
  const page = await visit.open('/question-sets?view=list&q=basis+data');
  const cover = page.locator('[data-component="set-cover"] img').first();
  await cover.waitFor();
  await expect
    .poll(() => cover.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(200);
  await visit.context.close();
});

it('shows covers at the first visit of a bank that has just been filled, and no empty frame', async () => {
  const fresh = await startServer({ PUBLIC_BROWSING: 'true' });
  const visit = await begin({ ...product, url: fresh.url }, { covers: true });
  const page = await visit.open('/search');
  await page.getByRole('article').first().waitFor();
  const covers = page.locator('[data-component="set-cover"]');
  await expect.poll(() => covers.count(), { timeout: 60_000 }).toBeGreaterThan(3);
  expect(await covers.and(page.locator('[data-state="blank"]')).count()).toBe(0);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
  await fresh.stop();
});

it.each([
  [375, 'light'],
  [320, 'dark'],
  [1440, 'dark'],
] as const)('has no violations at %i px, %s', async (width, colorScheme) => {
  const viewport = { width, height: 800 };
  const visit = await begin(product, { viewport, colorScheme });
  const page = await visit.open('/question-sets');
  await page.getByRole('article').first().waitFor();
  expect(await audit(page)).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
  await visit.context.close();
});
