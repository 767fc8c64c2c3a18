import { expect, it } from 'vitest';
import { openAdmin, tokenOf } from './support/admin.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct();
const STUDENT = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };

it('shows an administrator how the server is, again when asked, and hands on a summary', async () => {
  const permissions = ['clipboard-read', 'clipboard-write'];
  const [visit, page] = await openAdmin(product, '/admin/dosen', { permissions });
  await page.getByRole('link', { name: 'Server', exact: true }).first().click();
  await page.waitForURL('**/admin/server');
  await page.getByRole('heading', { level: 1, name: 'Keadaan server' }).waitFor();
  await page.getByText('Semua baik').waitFor();
  const health = page.getByRole('table', { name: 'Kesehatan' });
  await health.getByRole('row', { name: /^Basis data Baik/ }).waitFor();
  const settings = page.getByRole('table', { name: 'Pengaturan' });
  await settings.getByRole('row', { name: /^MAX_UPLOAD_MB 20 MB/ }).waitFor();

  const asked = page.waitForResponse('**/api/admin/server*');
  await page.getByRole('button', { name: 'Muat ulang' }).click();
  expect((await asked).status()).toBe(200);

  await page.getByRole('button', { name: 'Salin ringkasan' }).click();
  await page.locator('[data-component="copy-button"][data-state="copied"]').waitFor();
  const summary = await page.evaluate(() => navigator.clipboard.readText());
  expect(summary).toMatch(/^Basis data: SQLite, /m);
  expect(summary).not.toContain('@');
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('is opened by its name, and fits a phone', async () => {
  const [visit, page] = await openAdmin(product, '/admin/indeks', {
    viewport: PHONE.viewport,
  });
  await page.getByText('Siap dicari').waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Buka halaman atau tindakan' }).waitFor();
  await page.keyboard.type('keadaan server');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/admin/server');
  await page.getByText('Semua baik').waitFor();
  expect(await overflow(page)).toBeLessThanOrEqual(0);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});

it('is not for students, nor for visitors', async () => {
  const [student, page] = await openSignedIn(product, '/admin/server', {}, STUDENT);
  await page.waitForURL((url) => url.pathname === '/');
  await student.context.close();
  const visitor = await begin(product);
  const login = await visitor.open('/admin/server');
  await login.waitForURL('**/login?next=%2Fadmin%2Fserver');
  await visitor.context.close();

  const token = await tokenOf(product.url, STUDENT);
  const statusFor = async (headers: Record<string, string>) =>
    (await fetch(`${product.url}/api/admin/server`, { headers })).status;
  expect(await statusFor({ 'x-access-token': token })).toBe(403);
  expect(await statusFor({})).toBe(401);
});
