import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, toast } from './support/admin.js';
import { chooseFile, enter, focused, retype, tabTo } from './support/keyboard.js';
import { startServer, type TestServer } from './support/server.js';
import { launch } from './support/visit.js';

let server: TestServer;
let browser: Browser;

beforeAll(async () => {
  [server, browser] = await Promise.all([startServer(), launch()]);
});

afterAll(async () => {
  await browser?.close();
  await server?.stop();
});

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const field = (page: Page, name: string) => page.locator(`input[name="${name}"]`);
const title = (page: Page) => page.getByRole('heading', { level: 1 });
const heads = (page: Page) => page.getByRole('rowheader');

/** Answers the open question: from its safe button to the other one. */
async function agree(page: Page) {
  const question = page.getByRole('alertdialog');
  await focused(question.getByRole('button', { name: 'Batal' }));
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await question.waitFor({ state: 'detached' });
}

describe('lecturers, with the keyboard alone', () => {
  it('are reached past the header, added, changed, kept out and deleted', async () => {
    const [visit, page] = await openAdmin(browser, server.url);
    await toast(page, 'Daftar dosen berhasil dimuat');
    await enter(page, page.getByRole('link', { name: 'Lompat ke isi' }));
    await enter(page, button(page, 'Tambah Dosen'));
    await focused(title(page));
    await retype(page, field(page, 'nama'), 'Wati Kirana');
    await page.keyboard.press('Enter');
    await focused(field(page, 'email'));
    await retype(page, field(page, 'email'), 'wati.kirana@contoh.ac.id');
    await retype(page, field(page, 'password'), 'rahasia');
    await retype(page, field(page, 'confirmation'), 'rahasia');
    await page.keyboard.press('Enter');
    await toast(page, 'Dosen berhasil ditambahkan');
    await focused(button(page, 'Tambah Dosen'));

    await enter(page, button(page, 'Email'));
    await page.keyboard.press('Enter');
    expect(await heads(page).first().textContent()).toBe('Dr. Yosef Tandilangi, M.T.');
    await enter(page, button(page, 'Edit Wati Kirana'));
    await retype(page, field(page, 'nama'), 'Wati Kirana, M.T.');
    await page.keyboard.press('Enter');
    await toast(page, 'Data dosen berhasil diperbarui');
    await focused(button(page, 'Edit Wati Kirana, M.T.'));

    await page.keyboard.press('Tab');
    await focused(button(page, 'Hapus Wati Kirana, M.T.'));
    await page.keyboard.press('Enter');
    await page.getByRole('alertdialog').waitFor();
    await page.keyboard.press('Escape');
    await focused(button(page, 'Hapus Wati Kirana, M.T.'));

    const boxes = page.getByRole('checkbox');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.press('Shift+Tab');
    await focused(page.getByRole('checkbox', { name: 'Pilih Wati Kirana, M.T.' }));
    await page.keyboard.press('Space');
    expect(await boxes.first().evaluate((box: HTMLInputElement) => box.indeterminate)).toBe(true);
    await enter(page, button(page, 'Nonaktifkan'));
    await agree(page);
    await toast(page, '1 dosen berhasil dinonaktifkan');
    await focused(title(page));

    await enter(page, button(page, 'Hapus Wati Kirana, M.T.'));
    await agree(page);
    await toast(page, 'Dosen berhasil dihapus');
    await focused(page.getByRole('button', { name: /^Hapus / }).last());
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('are imported from a file that is chosen again when it is wrong', async () => {
    const [visit, page] = await openAdmin(browser, server.url);
    const dialog = page.getByRole('dialog');
    await enter(page, button(page, 'Impor CSV'));
    const opener = dialog.locator('input[type="file"]');
    await chooseFile(page, opener, 'dosen.csv', 'nama;email;password\nTono;tono;rahasia\n');
    await dialog.getByText('1 dari 1 baris perlu diperbaiki.', { exact: false }).waitFor();
    await enter(page, dialog.getByRole('button', { name: 'Pilih file lain' }));
    await focused(opener);
    const rows = 'Tono;tono@contoh.ac.id;rahasia\nTini;tini@contoh.ac.id;rahasia\n';
    await chooseFile(page, opener, 'dosen.csv', `nama;email;password\n${rows}`);
    await enter(page, dialog.getByRole('button', { name: 'Impor 2 baris' }));
    await toast(page, '2 dosen berhasil ditambahkan');
    await focused(button(page, 'Impor CSV'));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('course tags, with the keyboard alone', () => {
  it('are added, found, renamed and deleted, and Back leads to the row', async () => {
    const [visit, page] = await openAdmin(browser, server.url, '/admin/mata-kuliah');
    await enter(page, button(page, 'Tambah Tag'));
    await retype(page, field(page, 'name'), 'basis data');
    await page.keyboard.press('Enter');
    await page.getByText('Nama tag sudah digunakan').waitFor();
    await focused(field(page, 'name'));
    await retype(page, field(page, 'name'), 'Statistika');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil ditambahkan');

    await enter(page, button(page, 'Edit Statistika'));
    await page.waitForURL(/form=\d+/);
    await page.goBack();
    await focused(button(page, 'Edit Statistika'));
    await page.keyboard.press('Enter');
    await enter(page, page.getByRole('link', { name: 'Kembali ke Daftar' }));
    await focused(button(page, 'Edit Statistika'));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await agree(page);
    await toast(page, 'Tag berhasil dihapus');
    await focused(button(page, 'Hapus Pemrograman Web'));
    await page.goto('/admin/mata-kuliah');
    await retype(page, page.getByRole('searchbox'), 'tidak ada');
    await enter(page, button(page, 'Tampilkan semua'));
    await focused(title(page));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('material tags, with the keyboard alone', () => {
  it('are sorted, added, renamed and deleted several at once', async () => {
    const [visit, page] = await openAdmin(browser, server.url, '/admin/tagging');
    await heads(page).first().waitFor();
    await enter(page, button(page, 'Tambah Tag'));
    await focused(field(page, 'name'));
    await page.keyboard.type('Pohon A');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil ditambahkan');
    await focused(button(page, 'Tambah Tag'));
    await page.keyboard.press('Enter');
    await page.keyboard.type('Pohon C');
    await enter(page, button(page, 'Batal'));
    await focused(button(page, 'Tambah Tag'));

    const menu = page.getByRole('combobox', { name: 'Urutkan' });
    await tabTo(page, menu);
    await page.keyboard.press('ArrowDown');
    expect(await menu.inputValue()).toBe('created');
    await enter(page, button(page, 'Urutan naik'));
    expect(await heads(page).first().textContent()).toBe('Pohon A');

    await enter(page, button(page, 'Edit Pohon A'));
    await focused(field(page, 'name'));
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Pohon B');
    await page.keyboard.press('Enter');
    await toast(page, 'Tag berhasil diperbarui');
    await focused(button(page, 'Edit Pohon B'));

    await page.goto('/admin/tagging?q=pohon');
    await heads(page).first().waitFor();
    await tabTo(page, page.getByRole('checkbox', { name: 'Pilih semua' }));
    await page.keyboard.press('Space');
    await enter(
      page,
      page.getByRole('region', { name: 'dipilih' }).getByRole('button', { name: 'Hapus' }),
    );
    await agree(page);
    await page.getByText('Tidak ada tag yang ditemukan.').waitFor();
    await focused(title(page));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('course-tagging, with the keyboard alone', () => {
  const COURSE = 'Kecerdasan Buatan';
  const row = (page: Page) => page.locator('[data-component="editable-row"]');

  it('gives a course materials, renames them where they stand, and takes them away', async () => {
    const [visit, page] = await openAdmin(browser, server.url, '/admin/course-tagging');
    await retype(page, page.getByRole('searchbox'), 'kecerdasan');
    await enter(page, page.getByRole('link', { name: COURSE }));
    await focused(title(page));
    for (const name of ['Agen cerdas', 'Logika fuzzy', 'Pencarian']) {
      await enter(page, button(page, 'Tambah Materi'));
      await focused(page.getByRole('textbox', { name: 'Nama Materi' }));
      await page.keyboard.type(name);
      await page.keyboard.press('Enter');
      await row(page).filter({ hasText: name }).waitFor();
      await focused(button(page, 'Tambah Materi'));
    }

    await enter(page, button(page, 'Ubah Logika fuzzy'));
    await focused(page.getByRole('textbox', { name: 'Nama Materi' }));
    await page.keyboard.press('Escape');
    await focused(button(page, 'Ubah Logika fuzzy'));
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('Logika samar');
    await page.keyboard.press('Enter');
    await toast(page, 'Materi berhasil diperbarui');
    await focused(button(page, 'Ubah Logika samar'));

    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await agree(page);
    await toast(page, 'Materi berhasil dihapus');
    await focused(button(page, 'Hapus Pencarian'));
    await page.keyboard.press('Enter');
    await agree(page);
    await focused(button(page, 'Hapus Agen cerdas'));
    await page.keyboard.press('Enter');
    await agree(page);
    await page.getByText('Belum ada materi khusus').waitFor();
    await focused(title(page));

    await enter(page, page.getByRole('link', { name: 'Kembali', exact: true }));
    await focused(page.getByRole('link', { name: COURSE }));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('assigns tags and frees them, from tab to tab', async () => {
    const [visit, page] = await openAdmin(browser, server.url, '/admin/course-tagging');
    await enter(page, page.getByRole('link', { name: COURSE }));
    await tabTo(page, page.getByRole('tab', { name: /Materi Khusus/ }));
    await page.keyboard.press('ArrowRight');
    await focused(page.getByRole('tab', { name: /Tag Global/ }));
    await page.waitForURL(/tab=global/);

    await enter(page, button(page, 'Tambah Tag'));
    const picker = page.getByRole('dialog');
    await focused(picker.getByRole('combobox'));
    await page.keyboard.type('machine');
    await page.keyboard.press('Enter');
    await page.keyboard.press('ControlOrMeta+A');
    await page.keyboard.type('neural');
    await page.keyboard.press('Enter');
    await picker.getByText('2 dipilih').waitFor();
    await enter(page, picker.getByRole('button', { name: 'Tambahkan' }));
    await toast(page, 'Tag berhasil ditambahkan ke mata kuliah');
    await focused(button(page, 'Tambah Tag'));

    await enter(page, button(page, 'Hapus Machine Learning'));
    await agree(page);
    await toast(page, 'Tag berhasil dihapus dari mata kuliah');
    await focused(button(page, 'Hapus Neural Network'));
    await page.goBack();
    await focused(page.getByRole('link', { name: COURSE }));
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
