import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { confirm, openAdmin, signInStatus, toast } from './support/admin.js';
import { countClicks } from './support/count-clicks.js';
import { asked, expectFocus } from './support/focus.js';
import { startProduct } from './support/product.js';

const product = startProduct();

const SARI = { nama: 'Sari Melati', email: 'sari.melati@contoh.ac.id', password: 'rahasia-1' };

async function fill(page: Page, values: Record<string, string>) {
  for (const [name, value] of Object.entries(values)) {
    await page.locator(`input[name="${name}"]`).fill(value);
  }
}

const status = async (account: { email: string; password: string }) =>
  (await signInStatus(product.url, account)).status;

describe('lecturers', () => {
  it('are added, changed, kept out and deleted, and the server follows', async () => {
    const [visit, page] = await openAdmin(product);
    await page.getByRole('button', { name: 'Tambah Dosen' }).click();
    await page.waitForURL('**/admin/dosen?form=baru');
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Nama dosen harus diisi').waitFor();
    await page.getByText('Password wajib diisi untuk dosen baru.').waitFor();
    await fill(page, { ...SARI, confirmation: SARI.password });
    await page.getByRole('button', { name: 'Simpan' }).click();
    await toast(page, 'Dosen berhasil ditambahkan');
    await page.getByRole('rowheader', { name: SARI.nama }).waitFor();
    expect(await status(SARI)).toBe(200);

    await page.getByRole('button', { name: `Edit ${SARI.nama}` }).click();
    await page.waitForURL(/form=\d+/);
    await page.reload();
    await page.locator('input[name="nama"]').waitFor();
    await fill(page, { nama: 'Sari Melati, M.Kom.' });
    await page.getByRole('button', { name: 'Simpan' }).click();
    await toast(page, 'Data dosen berhasil diperbarui');
    await page.getByRole('rowheader', { name: 'Sari Melati, M.Kom.' }).waitFor();
    expect(await status(SARI), 'the password stayed').toBe(200);

    await page.getByRole('checkbox', { name: 'Pilih Sari Melati, M.Kom.' }).check();
    await page.getByRole('button', { name: 'Nonaktifkan' }).click();
    await confirm(page, 'Nonaktifkan');
    await toast(page, '1 dosen berhasil dinonaktifkan');
    expect(await status(SARI)).toBe(403);

    await page.getByRole('searchbox').fill('SARI.melati@');
    await page.waitForURL('**/admin/dosen?q=SARI.melati%40');
    expect(await page.getByRole('rowheader').allTextContents()).toEqual(['Sari Melati, M.Kom.']);
    await page.getByRole('button', { name: 'Hapus Sari Melati, M.Kom.' }).click();
    await confirm(page, 'Hapus');
    await toast(page, 'Dosen berhasil dihapus');
    await page.getByText('Tidak ada data dosen.').waitFor();
    expect(await status(SARI)).toBe(404);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('lose nothing that was typed when the server cannot be reached', async () => {
    const [visit, page] = await openAdmin(product, '/admin/dosen?form=baru');
    await fill(page, { ...SARI, confirmation: SARI.password });
    await visit.context.setOffline(true);
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Gagal menyimpan dosen: Periksa koneksi jaringan Anda.').waitFor();
    expect(await page.locator('input[name="email"]').inputValue()).toBe(SARI.email);
    expect(await page.locator('input[name="password"]').inputValue()).toBe(SARI.password);
    await visit.context.close();
  });

  it('show what the server refuses: an email that is taken meanwhile', async () => {
    const [visit, page] = await openAdmin(product, '/admin/dosen?form=baru');
    await page.locator('input[name="nama"]').waitFor();
    // The administrator's own email is in no list, and taken all the same.
    await fill(page, { ...SARI, email: 'admin@contoh.ac.id', confirmation: SARI.password });
    await page.getByRole('button', { name: 'Simpan' }).click();
    await page.getByText('Gagal menyimpan dosen: Email sudah digunakan oleh dosen lain.').waitFor();
    await visit.context.close();
  });

  it('come from a CSV file, all or none', async () => {
    const [visit, page] = await openAdmin(product);
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Impor CSV' }).click();
    const dialog = page.getByRole('dialog');
    const [template] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('link', { name: 'Unduh template CSV' }).click(),
    ]);
    expect(template.suggestedFilename()).toBe('template-dosen.csv');

    const choose = (text: string) =>
      dialog.locator('input[type="file"]').setInputFiles({
        name: 'dosen.csv',
        mimeType: 'text/csv',
        buffer: Buffer.from(text),
      });
    await choose('nama;email;password\nTono;tono@contoh.ac.id;rahasia\nTini;tini;12\n');
    await dialog.getByText('1 dari 2 baris perlu diperbaiki.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(
      'nama,email,password\nTono,tono@contoh.ac.id,rahasia\nAdmin,admin@contoh.ac.id,rahasia\n',
    );
    await dialog.getByRole('button', { name: 'Impor 2 baris' }).click();
    await dialog.getByText('Email sudah digunakan oleh dosen lain.').waitFor();
    expect(await status({ email: 'tono@contoh.ac.id', password: 'rahasia' })).toBe(404);

    await dialog.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(
      'nama;email;password\nTono;tono@contoh.ac.id;rahasia\nTini;tini@contoh.ac.id;rahasia\n',
    );
    await dialog.getByRole('button', { name: 'Impor 2 baris' }).click();
    await toast(page, '2 dosen berhasil ditambahkan');
    expect(await clicks()).toBeLessThanOrEqual(6);
    await page.getByRole('rowheader', { name: 'Tini' }).waitFor();
    expect(await status({ email: 'tono@contoh.ac.id', password: 'rahasia' })).toBe(200);
    await visit.context.close();
  });

  it('are managed with the keyboard alone', async () => {
    const [visit, page] = await openAdmin(product);
    const add = page.getByRole('button', { name: 'Tambah Dosen' });
    await add.waitFor();
    await add.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Tambah Dosen' }).waitFor();
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('nama');
    await page.keyboard.type('Wati Kirana');
    await page.keyboard.press('Tab');
    await page.keyboard.type('wati.kirana@contoh.ac.id');
    await page.keyboard.press('Tab');
    await page.keyboard.type('rahasia');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('rahasia');
    await page.keyboard.press('Enter');
    await toast(page, 'Dosen berhasil ditambahkan');
    await expectFocus(add);

    const remove = page.getByRole('button', { name: 'Hapus Wati Kirana' });
    await remove.focus();
    await page.keyboard.press('Enter');
    await asked(page);
    await page.keyboard.press('Escape');
    await page.getByRole('alertdialog').waitFor({ state: 'detached' });
    await expectFocus(remove);
    await page.keyboard.press('Enter');
    await asked(page);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await toast(page, 'Dosen berhasil dihapus');
    await visit.context.close();
  });
});
