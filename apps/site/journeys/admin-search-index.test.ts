import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { openAdmin } from './support/admin.js';
import { startProduct } from './support/product.js';

const product = startProduct({ INDEX_FILES: 'true' });

/** The page's numbers; not a number while they are loaded. */
async function numbersOf(page: Page) {
  const [waiting, done, withoutText, failed] = (await page.locator('dd').allTextContents()).map(
    (text) => (text === '' ? Number.NaN : Number(text)),
  );
  return { waiting, done, withoutText, failed };
}

it('shows an administrator how the files of the bank are read, and follows by itself', async () => {
  const [visit, page] = await openAdmin(product);
  await page.getByRole('link', { name: 'Isi File' }).first().click();
  await page.waitForURL('**/admin/indeks');
  await page.getByRole('heading', { level: 1, name: 'Pencarian isi file' }).waitFor();
  await page.getByRole('progressbar', { name: 'Sudah dibaca' }).waitFor();
  const first = await numbersOf(page);
  expect(Object.values(first)).not.toContain(undefined);
  // Files are read behind other work: fewer wait after a while, and on a fast machine none did.
  const follows = async () => {
    const { waiting = Number.NaN, done = 0 } = await numbersOf(page);
    return done > 0 && (waiting === 0 || waiting < (first.waiting ?? 0));
  };
  await expect.poll(follows, { timeout: 100_000 }).toBe(true);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});
