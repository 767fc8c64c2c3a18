import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { toast } from './support/admin.js';
import { pdfSet } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { LECTURER, openSignedIn, signIn, type Visit } from './support/visit.js';

const product = startProduct();

async function home(options = {}): Promise<[Visit, Page]> {
  const [visit, page] = await openSignedIn(product, '/', options);
  await page.getByRole('searchbox').waitFor();
  return [visit, page];
}

async function openMenu(page: Page): Promise<void> {
  await page.locator('[aria-haspopup="menu"]', { hasText: /^Akun/ }).press('Enter');
  await page.getByRole('menu').waitFor();
}

describe('home', () => {
  it('leads to the search for what was typed', async () => {
    const [visit, page] = await home();
    await page.getByRole('searchbox').fill('graf & pohon');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?q=graf*');
    expect(await page.getByRole('searchbox').inputValue()).toBe('graf & pohon');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('has nothing that axe complains about', async () => {
    const [visit, page] = await home();
    await page.getByRole('list', { name: 'Paket soal terbaru' }).waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    await visit.context.close();
  });
});

it('closes an open menu by the first Escape, though a message has come over it', async () => {
  const set = await pdfSet(product.url);
  const [visit, page] = await openSignedIn(product, `/preview/${set.id}`);
  let refuse = () => {};
  const isOpen = new Promise<void>((resolve) => {
    refuse = resolve;
  });
  await page.route('**/api/me/pins/*', async (route) => {
    await isOpen;
    await route.abort();
  });
  const asked = page.waitForRequest('**/api/me/pins/*');
  await page.getByRole('button', { name: 'Sematkan' }).first().click();
  await asked;
  await openMenu(page);
  refuse();
  await toast(page, 'Belum tersimpan');
  await page.keyboard.press('Escape');
  await page.getByRole('menu').waitFor({ state: 'detached' });
  await toast(page, 'Belum tersimpan');
  await visit.context.close();
});

describe('the account', () => {
  it('keeps the chosen theme over a reload and in another tab', async () => {
    const [visit, page] = await home();
    const other = await visit.open('/');
    await openMenu(page);
    await page.getByRole('menuitemradio', { name: 'Gelap' }).press('Enter');
    const shown = (one: Page) => one.evaluate(() => document.documentElement.dataset.theme);
    await expect.poll(() => shown(other)).toBe('dark');
    await page.reload();
    expect(await shown(page)).toBe('dark');
    await visit.context.close();
  });

  it('changes the password by keyboard, and stays signed in', async () => {
    const [visit, page] = await home();
    await openMenu(page);
    await page.getByRole('menuitem', { name: 'Ganti password' }).press('Enter');
    const dialog = page.getByRole('dialog', { name: 'Ganti password' });
    await dialog.getByLabel('Password saat ini').fill('keliru123');
    await dialog.getByLabel('Password baru', { exact: true }).fill('dosen67890');
    await dialog.getByLabel('Konfirmasi password baru').fill('dosen67890');
    await page.keyboard.press('Enter');
    await dialog.getByText('Password saat ini salah').waitFor();
    await dialog.getByLabel('Password saat ini').fill(LECTURER.password);
    await page.keyboard.press('Enter');
    await dialog.getByText('Password berhasil diganti').waitFor();
    await page.goto('/my-sets');
    await page
      .getByText(/paket soal$/)
      .first()
      .waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login**');
    await signIn(page, { ...LECTURER, password: 'dosen67890' });
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await visit.context.close();
  });
});
