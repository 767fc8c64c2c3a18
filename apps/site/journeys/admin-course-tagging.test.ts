import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { confirm, openAdmin, toast } from './support/admin.js';
import { startProduct } from './support/product.js';

const product = startProduct();

const COURSE = 'Kecerdasan Buatan';
const rows = (page: Page) => page.locator('[data-component="editable-row"]');
const card = (page: Page) => page.locator('[data-component="course-card"]', { hasText: COURSE });

async function open(page: Page) {
  await page.getByRole('link', { name: COURSE }).click();
  await page.getByRole('heading', { level: 1, name: COURSE }).waitFor();
}

describe('course-tagging', () => {
  it('gives a course tags and materials of its own, and takes them away', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await card(page).getByText('Perlu Setup').waitFor();
    await open(page);

    await page.getByRole('button', { name: 'Tambah Materi' }).click();
    await page.getByRole('textbox', { name: 'Nama Materi' }).fill('Pencarian A*');
    await page.keyboard.press('Enter');
    await toast(page, 'Materi berhasil ditambahkan');
    await page.getByRole('button', { name: 'Ubah Pencarian A*' }).click();
    await page.getByRole('textbox', { name: 'Nama Materi' }).fill('Pencarian heuristik');
    await page.keyboard.press('Enter');
    await toast(page, 'Materi berhasil diperbarui');

    await page.getByRole('tab', { name: /Tag Global/ }).click();
    await page.getByRole('button', { name: 'Tambah Tag' }).click();
    const picker = page.getByRole('dialog');
    await picker.getByRole('combobox').fill('machine');
    await page.keyboard.press('Enter');
    await picker.getByRole('combobox').fill('neural');
    await page.keyboard.press('Enter');
    await picker.getByText('2 dipilih').waitFor();
    await picker.getByRole('button', { name: 'Tambahkan' }).click();
    await toast(page, 'Tag berhasil ditambahkan ke mata kuliah');
    await rows(page).nth(1).waitFor();
    expect((await rows(page).allInnerTexts()).map((text) => text.trim()).toSorted()).toEqual([
      'Machine Learning',
      'Neural Network',
    ]);

    await page.getByRole('link', { name: 'Kembali', exact: true }).click();
    await card(page).getByText('Setup Complete').waitFor();
    await card(page).getByText('3 materi').waitFor();
    await open(page);
    await page.getByRole('button', { name: 'Hapus Pencarian heuristik' }).click();
    await page.getByText('Yakin ingin menghapus materi ini?').waitFor();
    await confirm(page, 'Hapus');
    await toast(page, 'Materi berhasil dihapus');
    await page.getByRole('tab', { name: /Tag Global/ }).click();
    await page.getByRole('button', { name: 'Hapus Neural Network' }).click();
    await page.getByText('Yakin ingin menghapus tag ini dari mata kuliah?').waitFor();
    await confirm(page, 'Hapus');
    await toast(page, 'Tag berhasil dihapus dari mata kuliah');
    await page.getByRole('button', { name: 'Tambah Tag' }).click();
    await page.getByRole('option', { name: 'Neural Network' }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('has an address of its own: reload and Back work', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await page.getByRole('searchbox').fill('basis');
    await page.waitForURL('**?q=basis');
    await page.getByRole('link', { name: 'Basis Data' }).click();
    await page.waitForURL(/\?course=\d+$/);
    await page.getByRole('tab', { name: /Tag Global/ }).click();
    await page.waitForURL(/\?course=\d+&tab=global$/);
    // The address is ahead of the page: until then the other tab's list is searched.
    await page.getByRole('tab', { name: /Tag Global/, selected: true }).waitFor();
    await page.getByRole('searchbox').fill('sq');
    await page.waitForURL(/\?course=\d+&tab=global&q=sq$/);
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Basis Data' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('sq');
    expect(await page.getByRole('tab', { name: /Tag Global/ }).getAttribute('aria-selected')).toBe(
      'true',
    );
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Tagging Mata Kuliah' }).waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('basis');
    await visit.context.close();
  });
});
