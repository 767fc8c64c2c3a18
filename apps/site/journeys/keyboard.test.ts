import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Page } from 'playwright';
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listSets, pdfSet } from './support/api.js';
import { expectFocus, expectTitle, pressOn, tabTo } from './support/focus.js';
import { isAlive } from './support/is-alive.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, type Visit } from './support/visit.js';

/** How long a busy machine may take. */
const PATIENCE_MS = 15_000;

const product = startProduct();
let sets: QuestionSetAnswer[];
let visit: Visit;

beforeAll(async () => {
  sets = await listSets(product.url);
});

beforeEach(async () => {
  visit = await begin(product);
});

afterEach(async () => {
  await visit.context.close();
});

const text = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Isi ${name}`),
});

const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' });

/** Opens a page that asks for a sign-in, and signs in as a hand without a mouse does. */
async function signedIn(path: string, title: string, password = LECTURER.password): Promise<Page> {
  const page = await visit.open(path);
  await tabTo(page, page.getByRole('textbox', { name: 'Email' }));
  await page.keyboard.type(LECTURER.email);
  await tabTo(page, page.getByLabel('Password', { exact: true }));
  await page.keyboard.type(password);
  // Before hydration the browser itself loads the next page, and moves no focus.
  await isAlive(page.getByLabel('Password', { exact: true }));
  await page.keyboard.press('Enter');
  await expectTitle(page, title);
  return page;
}

/** Moves down an open menu until an item is marked, and takes it. */
async function choose(page: Page, name: string): Promise<void> {
  await page.getByRole('menu').getByText(name, { exact: true }).first().waitFor();
  const marked = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      return activeElement?.role?.startsWith('menuitem') ? activeElement.textContent : null;
    });
  for (let now = await marked(); now !== name; now = await marked()) {
    await page.keyboard.press('ArrowDown');
    await expect.poll(marked, { timeout: PATIENCE_MS }).not.toBe(now);
  }
  await page.keyboard.press('Enter');
}

/** Picks a suggestion by typing a part of it. */
async function pick(page: Page, name: string, part: string): Promise<void> {
  await tabTo(page, page.getByRole('combobox', { name, exact: true }));
  await page.keyboard.type(part);
  await page.getByRole('listbox').getByRole('option').first().waitFor();
  await page.keyboard.press('Enter');
}

it.each(['/', '/search', '/question-sets', '/create', '/panduan'])(
  'opens the commands by the first key on %s',
  async (path) => {
    const page = await visit.open(path);
    await isAlive(page.getByRole('contentinfo'));
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buka halaman atau tindakan' }).waitFor();
  },
);

describe('by keyboard alone', () => {
  it('signs in, filters, reads a set, downloads it, and comes back to it', async () => {
    const { id, title, subject } = await pdfSet(product.url);
    const page = await signedIn('/search', 'Paket Soal Informatika');
    await page.getByRole('article').first().waitFor();
    await page.keyboard.press('/');
    await expectFocus(page.getByRole('searchbox'));
    await page.keyboard.type(title);
    await page.waitForURL('**/search?q=**');
    await pick(page, 'Tag Mata Kuliah', subject);
    await button(page, `Hapus ${subject}`).waitFor();
    await page.keyboard.press('Escape');

    const card = page.getByRole('link', { name: title, exact: true }).first();
    await pressOn(page, card);
    await page.waitForURL(`**/preview/${id}`);
    await expectTitle(page, title);
    const menu = button(page, 'Unduh');
    await pressOn(page, menu);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      choose(page, 'Unduh semua'),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    await expectFocus(menu);

    await pressOn(page, page.getByRole('tab', { name: /^Soal/ }));
    await page.keyboard.press('ArrowRight');
    await expectFocus(page.getByRole('tab', { name: /^Jawaban/ }));
    await pressOn(page, page.getByRole('link', { name: 'Kembali ke pencarian' }), 'Shift+Tab');
    await expectFocus(card);
    expect(visit.errors).toEqual([]);
  });

  it('uploads three files, and takes a wrong one away', async () => {
    const page = await signedIn('/upload', 'Upload Soal Baru');
    const slots = page.getByRole('button', { name: /^(Pilih|Tambah) file$/ });
    const chooseFile = async (slot: number, name: string) => {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        pressOn(page, slots.nth(slot)),
      ]);
      await chooser.setFiles(text(name));
      await page.getByText(name, { exact: true }).waitFor();
    };
    await chooseFile(0, 'soal.txt');
    await chooseFile(1, 'keliru.txt');
    await pressOn(page, button(page, 'Hapus keliru.txt'), 'Shift+Tab');
    await expectFocus(slots.nth(1));
    await chooseFile(1, 'kunci.txt');
    await chooseFile(2, 'masukan.txt');

    await tabTo(page, page.getByRole('textbox', { name: 'Judul Set Soal' }));
    await page.keyboard.type('Kuis tanpa tetikus');
    await pick(page, 'Mata Kuliah', 'basis');
    await pick(page, 'Topik', 'sql');
    // Its list is still open, and no stop on the way.
    await page.getByRole('option', { name: 'SQL', selected: true }).waitFor();
    await page.keyboard.press('Tab');
    await expectFocus(page.getByRole('combobox', { name: 'Tingkat Kesulitan' }));
    const submit = button(page, 'Upload Soal');
    await pressOn(page, submit);
    const level = page.getByRole('combobox', { name: 'Tingkat Kesulitan' });
    await expectFocus(level);
    // The last one; its letters would have to come within a second.
    await page.keyboard.press('End');
    await expect.poll(() => level.inputValue()).toBe('Sulit');
    await pressOn(page, submit);
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent), {
        timeout: PATIENCE_MS,
      })
      .toContain('Soal berhasil diupload!');
    await pressOn(page, page.getByRole('link', { name: 'Lihat paket soal' }));
    await expectTitle(page, 'Kuis tanpa tetikus');
    const [uploaded] = (await listSets(product.url)).filter((set) => /tetikus/.test(set.title));
    expect(uploaded).toMatchObject({ subject: 'Basis Data', difficulty: 'Sulit' });
    expect(uploaded?.files).toHaveLength(3);
    expect(visit.errors).toEqual([]);
  });

  it('changes, withdraws and restores an own set', async () => {
    const own = sets.find(({ lecturer }) => lecturer.includes('Ratna Wulandari'));
    if (!own) throw new Error('The demo lecturer has no set');
    const page = await signedIn('/my-sets', 'Paket Saya');
    // Any page by its name; typing into a field leaves the keys alone.
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Buka halaman atau tindakan' }).waitFor();
    await page.keyboard.type('upload');
    await page.keyboard.press('Enter');
    await expectTitle(page, 'Upload Soal Baru');
    await page.goBack();
    await expectTitle(page, 'Paket Saya');

    await pressOn(page, page.getByRole('link', { name: `Ubah ${own.title}`, exact: true }));
    await expectTitle(page, 'Ubah Paket Soal');
    await tabTo(page, page.getByRole('textbox', { name: 'Judul Set Soal' }));
    await page.keyboard.press('End');
    await page.keyboard.type(' B');
    await page.keyboard.press('Enter');
    await page.getByText('Perubahan tersimpan').waitFor();
    await pressOn(page, page.getByRole('link', { name: 'Kembali ke Paket Saya' }), 'Shift+Tab');

    const title = `${own.title} B`;
    const withdraw = button(page, `Tarik ${title}`);
    await pressOn(page, withdraw);
    const question = page.getByRole('alertdialog');
    await expect
      .poll(() => question.evaluate((element) => element.contains(document.activeElement)), {
        timeout: PATIENCE_MS,
      })
      .toBe(true);
    await page.keyboard.press('Escape');
    await question.waitFor({ state: 'detached' });
    await expectFocus(withdraw);
    await page.keyboard.press('Enter');
    await pressOn(page, question.getByRole('button', { name: 'Tarik' }));
    await question.waitFor({ state: 'detached' });
    const restore = button(page, `Kembalikan ${title}`);
    await restore.waitFor();
    await expectFocus(restore);
    await page.keyboard.press('Enter');
    await withdraw.waitFor();
    await expectFocus(withdraw);
    expect(visit.errors).toEqual([]);
  });

  it('changes the theme and the password', async () => {
    const page = await signedIn('/login', 'Soal ujian yang Anda cari, dalam satu tempat');
    const account = page.locator('[aria-haspopup="menu"]', { hasText: /^Akun/ });
    await tabTo(page, account, 'Shift+Tab');
    await page.keyboard.press('Enter');
    await expectFocus(page.getByRole('menuitem').first());
    await choose(page, 'Gelap');
    await expect
      .poll(() => page.evaluate(() => document.documentElement.dataset.theme), {
        timeout: PATIENCE_MS,
      })
      .toBe('dark');
    await page.keyboard.press('Escape');
    await expectFocus(account);
    await page.keyboard.press('Enter');
    await choose(page, 'Ganti password');
    const dialog = page.getByRole('dialog', { name: 'Ganti password' });
    const current = dialog.getByLabel('Password saat ini', { exact: true });
    await expectFocus(current);
    await page.keyboard.type(LECTURER.password);
    for (const label of ['Password baru', 'Konfirmasi password baru']) {
      await tabTo(page, dialog.getByLabel(label, { exact: true }));
      await page.keyboard.type('dosen67890');
    }
    await page.keyboard.press('Enter');
    await dialog.getByText('Password berhasil diganti').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    await expectFocus(account);
    await pressOn(page, button(page, 'Logout'));
    await page.waitForURL('**/login**');
    await signedIn('/search', 'Paket Soal Informatika', 'dosen67890');
  });
});
