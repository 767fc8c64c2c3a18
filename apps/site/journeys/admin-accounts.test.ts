import { describe, expect, it } from 'vitest';
import { confirm, openAdmin, signInStatus, toast } from './support/admin.js';
import { auditBothThemes } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { startProduct } from './support/product.js';
import { overflow, PHONE } from './support/visit.js';

const product = startProduct();

const WAYAN = { nama: 'Wayan Sukma', email: 'wayan@contoh.ac.id', password: 'rahasia-1' };
const RESET = { ...WAYAN, password: 'rahasia-baru' };
const CSV = `nama,email,password
Putu Ayu,putu@contoh.ac.id,rahasia-2
Made Ari,made@contoh.ac.id,rahasia-3`;

const status = async ({ email, password }: { email: string; password: string }) =>
  (await signInStatus(product.url, { email, password })).status;

describe('all accounts', () => {
  it('are added, found, changed, disabled and removed, and the server follows', async () => {
    const [visit, page] = await openAdmin(product, '/admin/akun');
    await page.getByRole('button', { name: 'Tambah Akun' }).click();
    const form = page.getByRole('dialog', { name: 'Tambah Akun' });
    await form.getByRole('button', { name: 'Simpan' }).click();
    await form.getByText('Password harus diisi').waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    for (const [name, value] of Object.entries(WAYAN)) {
      await form.locator(`input[name="${name}"]`).fill(value);
    }
    await form.locator('input[name="password"]').press('Enter');
    await toast(page, 'Akun berhasil ditambahkan');
    expect(await status(WAYAN)).toBe(200);

    // The same address again: what was typed stays.
    await page.getByRole('button', { name: 'Tambah Akun' }).click();
    for (const [name, value] of Object.entries(WAYAN)) {
      await form.locator(`input[name="${name}"]`).fill(value);
    }
    await form.getByRole('combobox', { name: 'Jenis' }).selectOption('lecturer');
    await form.getByRole('button', { name: 'Simpan' }).click();
    await form.getByText(/^Gagal menyimpan akun: .*sudah digunakan/).waitFor();
    expect(await form.locator('input[name="nama"]').inputValue()).toBe(WAYAN.nama);
    // The browser writes down every refusal.
    expect(visit.errors.splice(0)).toEqual([expect.stringContaining('409')]);
    await form.getByRole('button', { name: 'Batal' }).click();

    await page.getByRole('searchbox', { name: 'Cari akun' }).fill('WAYAN@');
    await page.waitForURL(/[?&]q=WAYAN%40/);
    await page.getByText('Menampilkan 1 dari 1 akun').waitFor();
    await page.reload();
    await page.getByRole('rowheader', { name: WAYAN.nama }).waitFor();
    await page.getByRole('combobox', { name: 'Jenis' }).selectOption('lecturer');
    await page.getByText('Tidak ada akun', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Hapus filter' }).click();
    await page.getByRole('combobox', { name: 'Jenis' }).selectOption('student');

    await page.getByRole('button', { name: `Edit ${WAYAN.nama}` }).click();
    const edit = page.getByRole('dialog', { name: 'Edit Akun' });
    await edit.locator('input[name="password"]').fill(RESET.password);
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await toast(page, 'Password diganti. Sesi lama akun itu berakhir.');
    expect([await status(WAYAN), await status(RESET)]).toEqual([401, 200]);
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: `Edit ${WAYAN.nama}` }).click();
    await edit.locator('input[name="name"]').fill('Wayan Sukma Jaya');
    await edit.getByRole('combobox', { name: 'Status' }).selectOption('Nonaktif');
    await edit.getByRole('button', { name: 'Simpan' }).click();
    await toast(page, 'Akun berhasil diperbarui');
    expect(await clicks()).toBeLessThanOrEqual(2);
    expect(await status(RESET)).toBe(403);
    await page.getByRole('combobox', { name: 'Status' }).selectOption('Nonaktif');
    await page.getByText('Menampilkan 1 dari 1 akun').waitFor();

    await page.getByRole('button', { name: 'Hapus Wayan Sukma Jaya' }).click();
    await confirm(page, 'Hapus');
    await toast(page, 'Akun berhasil dihapus');
    await page.getByText('Tidak ada akun', { exact: true }).waitFor();
    expect(await status(WAYAN)).toBe(404);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('come from a file, on a phone too', async () => {
    const [visit, page] = await openAdmin(product, '/admin/akun', PHONE);
    await page.getByRole('button', { name: 'Impor Mahasiswa' }).click();
    const dialog = page.getByRole('dialog', { name: 'Impor Mahasiswa' });
    await dialog.locator('input[type="file"]').setInputFiles({
      name: 'mahasiswa.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(CSV),
    });
    await dialog.getByText('Putu Ayu').first().waitFor();
    await dialog.getByRole('button', { name: /^Impor/ }).click();
    await toast(page, '2 mahasiswa berhasil ditambahkan');
    expect(await status({ email: 'putu@contoh.ac.id', password: 'rahasia-2' })).toBe(200);
    expect(await overflow(page)).toBe(0);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
