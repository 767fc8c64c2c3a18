import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { openAdmin, toast } from './support/admin.js';
import { asked, expectFocus, pressOn, tabTo } from './support/focus.js';
import { chooseFile, retype } from './support/keyboard.js';
import { startProduct } from './support/product.js';

const product = startProduct();

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heads = (page: Page) => page.getByRole('rowheader');

/** Answers the open question: from its safe button to the other one. */
async function agree(page: Page) {
  const question = await asked(page);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

describe('lecturers, with the keyboard alone', () => {
  it('are reached past the header, added, changed, kept out and deleted', async () => {
    const [visit, page] = await openAdmin(product);
    await page.getByText('Daftar dosen berhasil dimuat').waitFor();
    await pressOn(page, page.getByRole('link', { name: 'Lompat ke isi' }));
    await pressOn(page, button(page, 'Tambah Dosen'));
    await expectFocus(title(page));
    await retype(page, field(page, 'nama'), 'Wati Kirana');
    await page.keyboard.press('Enter');
    await expectFocus(field(page, 'email'));
    await retype(page, field(page, 'email'), 'wati.kirana@contoh.ac.id');
    await retype(page, field(page, 'password'), 'rahasia');
    await retype(page, field(page, 'confirmation'), 'rahasia');
    await page.keyboard.press('Enter');
    await toast(page, 'Dosen berhasil ditambahkan');
    await expectFocus(button(page, 'Tambah Dosen'));

    await pressOn(page, button(page, 'Email'));
    await page.keyboard.press('Enter');
    await expect.poll(() => heads(page).first().textContent()).toBe('Dr. Yosef Tandilangi, M.T.');
    await pressOn(page, button(page, 'Edit Wati Kirana'));
    await retype(page, field(page, 'nama'), 'Wati Kirana, M.T.');
    await page.keyboard.press('Enter');
    await toast(page, 'Data dosen berhasil diperbarui');
    await expectFocus(button(page, 'Edit Wati Kirana, M.T.'));

    await page.keyboard.press('Tab');
    await expectFocus(button(page, 'Hapus Wati Kirana, M.T.'));
    await page.keyboard.press('Enter');
    await asked(page);
    await page.keyboard.press('Escape');
    await expectFocus(button(page, 'Hapus Wati Kirana, M.T.'));

    const boxes = page.getByRole('checkbox');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await expectFocus(page.getByRole('checkbox', { name: 'Pilih Wati Kirana, M.T.' }));
    await page.keyboard.press('Space');
    await expect
      .poll(() => boxes.first().evaluate((box: HTMLInputElement) => box.indeterminate))
      .toBe(true);
    await pressOn(page, button(page, 'Nonaktifkan'));
    await agree(page);
    await toast(page, '1 dosen berhasil dinonaktifkan');
    await expectFocus(title(page));

    await pressOn(page, button(page, 'Hapus Wati Kirana, M.T.'));
    await agree(page);
    await toast(page, 'Dosen berhasil dihapus');
    await expectFocus(page.getByRole('button', { name: /^Hapus / }).last());
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('are imported from a file that is chosen again when it is wrong', async () => {
    const [visit, page] = await openAdmin(product);
    const dialog = page.getByRole('dialog');
    await pressOn(page, button(page, 'Impor CSV'));
    const opener = dialog.getByRole('button', { name: 'Pilih file', exact: true });
    await chooseFile(page, opener, 'dosen.csv', 'nama;email;password\nTono;tono;rahasia\n');
    await dialog.getByText('1 dari 1 baris perlu diperbaiki.', { exact: false }).waitFor();
    await pressOn(page, dialog.getByRole('button', { name: 'Pilih file lain' }));
    await expectFocus(opener);
    const rows = 'Tono;tono@contoh.ac.id;rahasia\nTini;tini@contoh.ac.id;rahasia\n';
    await chooseFile(page, opener, 'dosen.csv', `nama;email;password\n${rows}`);
    await pressOn(page, dialog.getByRole('button', { name: 'Impor 2 baris' }));
    await toast(page, '2 dosen berhasil ditambahkan');
    await expectFocus(button(page, 'Impor CSV'));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('course tags, with the keyboard alone', () => {
  it('are added, found, renamed and deleted, and Back leads to the row', async () => {
    const [visit, page] = await openAdmin(product, '/admin/mata-kuliah');
    await pressOn(page, button(page, 'Tambah Tag'));
    await retype(page, field(page, 'name'), 'basis data');
    await page.keyboard.press('Enter');
    await page.getByText('Nama tag sudah digunakan').waitFor();
    await expectFocus(field(page, 'name'));
    await retype(page, field(page, 'name'), 'Statistika');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil ditambahkan');
    await expectFocus(button(page, 'Tambah Tag'));

    await pressOn(page, button(page, 'Edit Statistika'));
    await page.waitForURL(/form=\d+/);
    await page.goBack();
    await expectFocus(button(page, 'Edit Statistika'));
    await page.keyboard.press('Enter');
    await pressOn(page, page.getByRole('link', { name: 'Kembali ke Daftar' }));
    await expectFocus(button(page, 'Edit Statistika'));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await agree(page);
    await toast(page, 'Tag berhasil dihapus');
    await expectFocus(button(page, 'Hapus Pemrograman Web'));
    await page.goto('/admin/mata-kuliah');
    await retype(page, page.getByRole('searchbox'), 'tidak ada');
    await pressOn(page, button(page, 'Tampilkan semua'));
    await expectFocus(title(page));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('material tags, with the keyboard alone', () => {
  it('are sorted, added, renamed and deleted several at once', async () => {
    const [visit, page] = await openAdmin(product, '/admin/tagging');
    await heads(page).first().waitFor();
    await pressOn(page, button(page, 'Tambah Tag'));
    await expectFocus(field(page, 'name'));
    await page.keyboard.type('Pohon A');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil ditambahkan');
    await expectFocus(button(page, 'Tambah Tag'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pohon C');
    await pressOn(page, button(page, 'Batal'));
    await expectFocus(button(page, 'Tambah Tag'));

    const menu = page.getByRole('combobox', { name: 'Urutkan' });
    await tabTo(page, menu);
    await page.keyboard.press('ArrowDown');
    await expect.poll(() => menu.inputValue()).toBe('created');
    await pressOn(page, button(page, 'Urutan naik'));
    await expect.poll(() => heads(page).first().textContent()).toBe('Pohon A');

    await pressOn(page, button(page, 'Edit Pohon A'));
    await expectFocus(field(page, 'name'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Pohon B');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil diperbarui');
    await expectFocus(button(page, 'Edit Pohon B'));

    await page.goto('/admin/tagging?q=pohon');
    await heads(page).first().waitFor();
    await tabTo(page, page.getByRole('checkbox', { name: 'Pilih semua' }));
    await page.keyboard.press('Space');
    await pressOn(
      page,
      page.getByRole('region', { name: 'dipilih' }).getByRole('button', { name: 'Hapus' }),
    );
    await agree(page);
    await page.getByText('Tidak ada tag yang ditemukan.').waitFor();
    await expectFocus(title(page));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('course-tagging, with the keyboard alone', () => {
  const COURSE = 'Kecerdasan Buatan';
  const row = (page: Page) => page.locator('[data-component="editable-row"]');

  it('gives a course materials, renames them where they stand, and takes them away', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await retype(page, page.getByRole('searchbox'), 'kecerdasan');
    await pressOn(page, page.getByRole('link', { name: COURSE }));
    await expectFocus(title(page));
    for (const name of ['Agen cerdas', 'Logika fuzzy', 'Pencarian']) {
      await pressOn(page, button(page, 'Tambah Materi'));
      await expectFocus(page.getByRole('textbox', { name: 'Nama Materi' }));
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await row(page).filter({ hasText: name }).waitFor();
      await expectFocus(button(page, 'Tambah Materi'));
    }

    await pressOn(page, button(page, 'Ubah Logika fuzzy'));
    await expectFocus(page.getByRole('textbox', { name: 'Nama Materi' }));
    await page.keyboard.press('Escape');
    await expectFocus(button(page, 'Ubah Logika fuzzy'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Logika samar');
    await page.keyboard.press('Enter');
    await toast(page, 'Materi berhasil diperbarui');
    await expectFocus(button(page, 'Ubah Logika samar'));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await agree(page);
    await toast(page, 'Materi berhasil dihapus');
    await expectFocus(button(page, 'Hapus Pencarian'));
    await page.keyboard.press('Enter');
    await agree(page);
    await expectFocus(button(page, 'Hapus Agen cerdas'));
    await page.keyboard.press('Enter');
    await agree(page);
    await page.getByText('Belum ada materi khusus').waitFor();
    await expectFocus(title(page));

    await pressOn(page, page.getByRole('link', { name: 'Kembali', exact: true }));
    await expectFocus(page.getByRole('link', { name: COURSE }));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('assigns tags and frees them, from tab to tab', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await pressOn(page, page.getByRole('link', { name: COURSE }));
    await tabTo(page, page.getByRole('tab', { name: /Materi Khusus/ }));
    await page.keyboard.press('ArrowRight');
    await expectFocus(page.getByRole('tab', { name: /Tag Global/ }));
    await page.waitForURL(/tab=global/);

    await pressOn(page, button(page, 'Tambah Tag'));
    const picker = page.getByRole('dialog');
    await expectFocus(picker.getByRole('combobox'));
    await page.keyboard.type('machine');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('neural');
    await page.keyboard.press('Enter');
    await picker.getByText('2 dipilih').waitFor();
    await pressOn(page, picker.getByRole('button', { name: 'Tambahkan' }));
    await toast(page, 'Tag berhasil ditambahkan ke mata kuliah');
    await expectFocus(button(page, 'Tambah Tag'));

    await pressOn(page, button(page, 'Hapus Machine Learning'));
    await agree(page);
    await toast(page, 'Tag berhasil dihapus dari mata kuliah');
    await expectFocus(button(page, 'Hapus Neural Network'));
    await page.goBack();
    await expectFocus(page.getByRole('link', { name: COURSE }));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
