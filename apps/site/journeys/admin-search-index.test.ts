import { expect, it } from 'vitest';
import { openAdmin } from './support/admin.js';
import { startProduct } from './support/product.js';

const product = startProduct();

it('tells an administrator when all files of the bank can be searched', async () => {
  const [visit, page] = await openAdmin(product);
  await page.getByRole('link', { name: 'Isi File' }).first().click();
  await page.waitForURL('**/admin/indeks');
  await page.getByRole('heading', { level: 1, name: 'Pencarian isi file' }).waitFor();
  // The server reads them behind other work; the page follows by itself.
  await page.getByText('Semua file sudah dibaca.').waitFor({ timeout: 90_000 });
  const numbers = await page.locator('dd').allTextContents();
  expect(numbers).toHaveLength(4);
  expect(numbers[0]).toBe('0');
  expect(Number(numbers[1])).toBeGreaterThan(0);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});
