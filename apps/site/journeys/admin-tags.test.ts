import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { confirm, openAdmin, toast } from './support/admin.js';
import { listSets } from './support/api.js';
import { countClicks } from './support/count-clicks.js';
import { startProduct } from './support/product.js';

const product = startProduct();

const heads = (page: Page) => page.getByRole('rowheader');
const nameField = (page: Page) => page.locator('input[name="name"]');

async function save(page: Page, name: string) {
  await nameField(page).fill(name);
  await page.getByRole('button', { name: 'Simpan' }).click();
}

async function stat(page: Page, label: string): Promise<number> {
  const text = await page.locator('[data-component="stat-card"]', { hasText: label }).innerText();
  return Number(text.replace(label, '').trim());
}

describe('course tags', () => {
  it('are added, renamed in the sets too, and deleted', async () => {
    const [visit, page] = await openAdmin(product, '/admin/mata-kuliah');
    await page.getByText('Daftar tag berhasil dimuat').waitFor();
    const before = await stat(page, 'Total Tag');

    await page.getByRole('button', { name: 'Tambah Tag' }).click();
    await save(page, ' basis DATA ');
    await page.getByText('Nama tag sudah digunakan').waitFor();
    await save(page, 'Statistika');
    await toast(page, 'Tag berhasil ditambahkan');
    await heads(page).filter({ hasText: 'Statistika' }).waitFor();
    expect(await stat(page, 'Total Tag')).toBe(before + 1);

    await page.getByRole('button', { name: 'Edit Basis Data' }).click();
    await save(page, 'Basis Data Lanjut');
    await toast(page, 'Tag berhasil diperbarui');
    await heads(page).filter({ hasText: 'Basis Data Lanjut' }).waitFor();
    const subjects = (await listSets(product.url)).map(({ subject }) => subject);
    expect(subjects).toContain('Basis Data Lanjut');
    expect(subjects).not.toContain('Basis Data');

    await page.getByRole('searchbox').fill('statis');
    await page.getByRole('button', { name: 'Hapus Statistika' }).click();
    await page.getByText('Aksi ini tidak dapat dibatalkan').waitFor();
    await confirm(page, 'Hapus');
    await toast(page, 'Tag berhasil dihapus');
    await page.getByText('Tidak ada tag yang ditemukan.').waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('are merged with what is counted before, and taken apart again', async () => {
    const [visit, page] = await openAdmin(product, '/admin/mata-kuliah');
    const subjects = async () =>
      (await listSets(product.url)).map(({ subject }) => subject).toSorted();
    const before = await subjects();
    const moved = before.filter((subject) => subject === 'Pemrograman Web').length;
    // A job that once could not be done: see jobs.test.ts.
    const clicks = await countClicks(page);
    await page.getByRole('checkbox', { name: /Pemrograman Web/ }).check();
    await page.getByRole('checkbox', { name: /Jaringan Komputer/ }).check();
    await page.getByRole('button', { name: 'Gabungkan' }).click();
    const question = page.getByRole('alertdialog', { name: 'Gabungkan 2 Tag' });
    await question.getByText('Jaringan Komputer', { exact: true }).click();
    await question.getByText(new RegExp(`Yang pindah: ${moved} paket soal`)).waitFor();
    await confirm(page, 'Gabungkan');
    expect(await clicks()).toBeLessThanOrEqual(5);
    await toast(page, '“Pemrograman Web” digabungkan ke “Jaringan Komputer”');
    expect(await subjects()).not.toContain('Pemrograman Web');
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await toast(page, 'Penggabungan diurungkan');
    expect(await subjects()).toEqual(before);
    await heads(page).filter({ hasText: 'Pemrograman Web' }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('keep form and search in the address, for Back and for a reload', async () => {
    const [visit, page] = await openAdmin(product, '/admin/mata-kuliah');
    await page.getByRole('searchbox').fill('web');
    await page.waitForURL('**?q=web');
    await page.getByRole('button', { name: 'Edit Pemrograman Web' }).click();
    await page.waitForURL(/q=web&form=\d+/);
    await page.reload();
    expect(await nameField(page).inputValue()).toBe('Pemrograman Web');
    await page.goBack();
    await heads(page).first().waitFor();
    expect(await page.getByRole('searchbox').inputValue()).toBe('web');
    expect(await heads(page).allTextContents()).toEqual(['Pemrograman Web']);
    await visit.context.close();
  });
});

describe('material tags', () => {
  it('are sorted, added and renamed in a panel, and deleted several at once', async () => {
    const [visit, page] = await openAdmin(product, '/admin/tagging');
    await page.getByText('Daftar tag berhasil dimuat').waitFor();
    const fresh = await stat(page, 'Tag Baru (Bulan Ini)');
    const names = await heads(page).allTextContents();
    await page.getByRole('button', { name: 'Urutan naik' }).click();
    expect(await heads(page).allTextContents()).toEqual(names.toReversed());

    await page.getByRole('button', { name: 'Tambah Tag' }).click();
    await save(page, 'Pohon Merah Hitam');
    await toast(page, 'Tag berhasil ditambahkan');
    await heads(page).filter({ hasText: 'Pohon Merah Hitam' }).waitFor();
    await page.waitForFunction(
      (wanted) => document.querySelector('dl')?.innerText.includes(wanted),
      `${fresh + 1}`,
    );
    await page.getByRole('button', { name: 'Edit Pohon Merah Hitam' }).click();
    await save(page, 'SQL');
    await page.getByText('Tag dengan nama ini sudah ada').waitFor();
    await save(page, 'Pohon Seimbang');
    await toast(page, 'Tag berhasil diperbarui');

    await page.getByRole('button', { name: 'Impor CSV' }).click();
    await page.locator('input[type="file"]').setInputFiles({
      name: 'tag.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from('name\nPohon A\nPohon B\n'),
    });
    await page.getByRole('button', { name: 'Impor 2 baris' }).click();
    await toast(page, '2 tag berhasil ditambahkan');

    await page.getByRole('searchbox').fill('pohon');
    await page.waitForFunction(() => document.querySelectorAll('tbody tr').length === 3);
    await page.getByRole('checkbox', { name: 'Pilih semua' }).check();
    await page
      .getByRole('region', { name: '3 dipilih' })
      .getByRole('button', { name: 'Hapus' })
      .click();
    await confirm(page, 'Hapus');
    await toast(page, '3 tag berhasil dihapus');
    await page.getByText('Tidak ada tag yang ditemukan.').waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
