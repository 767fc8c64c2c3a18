import { readFile } from 'node:fs/promises';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { toast, tokenOf } from './support/admin.js';
import { audit } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { asked, pressOn, tabTo } from './support/focus.js';
import { retype } from './support/keyboard.js';
import { startProduct } from './support/product.js';
import { pdfPages, wordText, zipEntries } from './support/read-files.js';
import { begin, LECTURER, openSignedIn, overflow, PHONE, signIn } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

const COLLEAGUE = { email: 'bagas.prasetyanto@contoh.ac.id', password: 'dosen12345' };
const COINS = /^Tambah: Mesin kasir/;
const UDP = /^Tambah: Panggilan suara/;
const EXAM = 'UTS Senyap 2026';
/** A PDF is written by a process that may have to be started. */
const MADE = { timeout: 60_000 };

let token = '';

beforeAll(async () => {
  token = await tokenOf(product.url, LECTURER);
});

/** One call of the lecturer's, beside the pages that are open. */
function call(method: string, path: string, body?: object): Promise<Response> {
  return fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    ...(body && { body: JSON.stringify(body) }),
  });
}

async function titles(): Promise<string[]> {
  const papers = (await (await call('GET', '/papers')).json()) as PaperAnswer[];
  return papers.map(({ title }) => title);
}

async function makePaper(title: string): Promise<number> {
  return ((await (await call('POST', '/papers', { title })).json()) as PaperAnswer).id;
}

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const title = (page: Page) => page.getByRole('textbox', { name: 'Judul naskah' });
const isKept = (page: Page) => page.getByText(/^Tersimpan \d/).waitFor();

async function taken(page: Page, press: () => Promise<void>): Promise<[string, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press()]);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

/** Chooses one of the files in the menu of the paper. */
async function take(page: Page, name: string): Promise<[string, Buffer]> {
  await button(page, 'Unduh naskah').click();
  const found = await taken(page, () => page.getByRole('menuitem', { name }).click());
  await button(page, 'Unduh naskah').waitFor();
  return found;
}

/** The same by keyboard; menus hear the letters that their items begin with. */
async function takeByKey(page: Page, name: string): Promise<[string, Buffer]> {
  await pressOn(page, button(page, 'Unduh naskah'), 'Shift+Tab');
  const item = page.getByRole('menuitem', { name });
  await item.waitFor();
  for (let presses = 0; presses < 15 && !(await isFocused(item)); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  return taken(page, () => page.keyboard.press('Enter'));
}

const isFocused = (item: Locator) => item.evaluate((one) => one === document.activeElement);

describe('a paper', () => {
  it('goes from an empty builder to a variant, its key and a set, by mouse', async () => {
    const [visit, page] = await openSignedIn(product, '/create');
    await page.getByRole('heading', { level: 1, name: 'Pembuat Form Soal' }).waitFor();
    const clicks = await countClicks(page);
    expect(await button(page, /^Unduh/).count()).toBe(0);
    await title(page).fill(EXAM);
    for (const name of [COINS, UDP]) await button(page, name).click();
    await page.getByText('Soal berhasil ditambahkan!').first().waitFor();
    await page.getByRole('tab', { name: 'Kepala naskah' }).click();
    await page.getByRole('combobox', { name: 'Mata kuliah' }).fill('Struktur Data');
    await page.getByRole('combobox', { name: 'Varian' }).selectOption('2');
    await isKept(page);
    expect(await clicks()).toBeLessThanOrEqual(3);
    await expect.poll(() => new URL(page.url()).search).toMatch(/^\?naskah=\d+$/);
    expect(await audit(page)).toEqual([]);

    await page.getByRole('tab', { name: 'Pratinjau' }).click();
    const preview = page.locator('[data-component="paper-preview"]');
    await preview
      .getByText(/Mesin kasir/)
      .first()
      .waitFor(MADE);

    const [name, bytes] = await take(page, 'PDF: Soal B');
    expect(name).toBe('UTS_Senyap_2026_soal_B.pdf');
    const pages = await pdfPages(bytes);
    expect(pages.length).toBeGreaterThanOrEqual(1);
    expect(pages.join(' ')).toMatch(/Mesin kasir/);
    expect(pages.join(' ')).toMatch(/Panggilan suara/);
    expect(pages[0]).toMatch(/Varian B/i);
    const key = (await pdfPages((await take(page, 'PDF: Kunci B'))[1])).join(' ');
    expect(key).toMatch(/kunci/i);
    const [word, document] = await take(page, 'Word: Soal B');
    expect(word).toBe('UTS_Senyap_2026_soal_B.docx');
    expect(wordText(document)).toContain('Mesin kasir hanya menyediakan koin');
    const [, archive] = await take(page, 'Semua varian');
    expect([...zipEntries(archive).keys()]).toEqual(
      expect.arrayContaining(['soal-A.pdf', 'kunci-B.pdf', 'soal-B.docx', 'tabel-kunci.csv']),
    );

    expect(await clicks()).toBeLessThanOrEqual(14);
    await page.getByRole('link', { name: 'Naskah Saya' }).click();
    await button(page, `Tindakan untuk ${EXAM}`).click();
    await page.getByRole('menuitem', { name: 'Simpan ke paket soal' }).click();
    const dialog = page.getByRole('dialog', { name: 'Simpan ke paket soal' });
    await dialog.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sedang');
    await dialog
      .getByRole('radio', { name: /^Hanya dosen/ })
      .first()
      .check();
    await dialog.getByRole('button', { name: 'Simpan ke paket soal' }).click();
    await toast(page, 'Naskah menjadi paket soal');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is found as a set by the next lecturer, and by nobody who may not', async () => {
    const search = `/search?q=${encodeURIComponent(EXAM)}`;
    const [visit, page] = await openSignedIn(product, search, {}, COLLEAGUE);
    await page.getByRole('article').filter({ hasText: EXAM }).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: EXAM }).waitFor();
    await page.getByRole('tab', { name: /^Soal/ }).click();
    await page.getByRole('button', { name: 'Download soal-B.pdf' }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
    const visitor = await begin(product);
    const empty = await visitor.open(search);
    await empty.getByText('Tidak ada hasil yang ditemukan.', { exact: false }).waitFor();
    await visitor.context.close();
  });

  it('goes from an empty builder to a variant and its key by keyboard alone', async () => {
    const [visit, page] = await openSignedIn(product, '/create');
    await retype(page, title(page), 'Kuis Sunyi');
    await pressOn(page, button(page, 'Buat Soal Baru'));
    await page.getByRole('textbox', { name: /^Pertanyaan/ }).waitFor();
    await expect
      .poll(() => isFocused(page.getByRole('textbox', { name: /^Pertanyaan/ })))
      .toBe(true);
    await page.keyboard.type('Apa itu **graf**?');
    await pressOn(page, button(page, 'Simpan soal'));
    await page.getByText('Soal berhasil ditambahkan!').first().waitFor();
    await tabTo(page, button(page, COINS));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Soal dalam naskah (2)' }).waitFor();
    await tabTo(page, button(page, 'Geser Soal 2'), 'Shift+Tab');
    for (const key of ['Space', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await isKept(page);

    const [, key] = await takeByKey(page, 'PDF: Kunci A');
    expect((await pdfPages(key)).join(' ')).toMatch(/Mesin kasir.*graf/);
    const [, word] = await takeByKey(page, 'Word: Kunci A');
    expect(wordText(word)).toContain('graf');

    // What the builder has always promised holds for what is kept, too, and is whole.
    await tabTo(page, button(page, 'Unduh teks'));
    const [name, text] = await taken(page, () => page.keyboard.press('Enter'));
    expect(name).toBe('Kuis_Sunyi.txt');
    for (const said of [
      'LEMBAR SOAL - KUIS SUNYI',
      'VARIAN A',
      '1.  Mesin kasir hanya menyediakan koin 1, 5, dan 8.',
      '2.  Apa itu graf? (',
    ])
      expect(text.toString('utf8')).toContain(said);
    await page.emulateMedia({ media: 'print' });
    const print = await page.locator('[data-component="on-paper"]').innerText();
    for (const said of ['Kuis Sunyi', 'Varian A', 'Mesin kasir', 'Apa itu graf?', '1 poin'])
      expect(print).toContain(said);
    await page.emulateMedia({ media: 'screen' });
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is never changed again once it was used', async () => {
    const id = await makePaper('Kuis Beku');
    const [visit, page] = await openSignedIn(product, '/papers');
    await button(page, 'Tindakan untuk Kuis Beku').click();
    await page.getByRole('menuitem', { name: 'Tandai dipakai' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Tandai dipakai' }).click();
    await toast(page, 'Naskah ditandai sudah dipakai');
    await page.getByRole('link', { name: /Kuis Beku/ }).click();
    await page.getByText('Naskah ini sudah dipakai, jadi tidak berubah lagi').waitFor();
    expect(await title(page).getAttribute('readonly')).not.toBeNull();
    expect((await call('PUT', `/papers/${id}`, { title: 'Lain' })).status).toBe(409);
    await button(page, 'Salin sebagai naskah baru').click();
    await isEditable(page);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

const isEditable = (page: Page) =>
  expect.poll(() => title(page).isEditable(), { timeout: 15_000 }).toBe(true);

describe('a paper that is open in two pages', () => {
  it('loses nothing, whatever is chosen', async () => {
    const id = await makePaper('Awal');
    const [visit, page] = await openSignedIn(product, `/papers/${id}`, PHONE);
    const conflict = page.getByText('Naskah ini sudah berubah di tempat lain');
    /** Somebody keeps theirs, then this page keeps its own. */
    async function both(theirs: string, mine: string) {
      await page.waitForFunction(() => document.querySelector('input')?.value !== '');
      expect((await call('PUT', path(page), { title: theirs })).status).toBe(200);
      await title(page).fill(mine);
      await conflict.waitFor();
      expect(await title(page).inputValue()).toBe(mine);
    }
    const path = (one: Page) => new URL(one.url()).pathname;

    await title(page).waitFor();
    await both('Milik tab lain 1', 'Milik saya 1');
    await expect.poll(() => audit(page)).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await button(page, 'Simpan milik saya sebagai salinan').click();
    await isKept(page);
    await expect.poll(() => path(page)).not.toBe(`/papers/${id}`);
    expect(await title(page).inputValue()).toBe('Milik saya 1');
    expect(await titles()).toEqual(expect.arrayContaining(['Milik tab lain 1', 'Milik saya 1']));

    await both('Milik tab lain 2', 'Milik saya 2');
    await button(page, 'Timpa dengan milik saya').click();
    await (await asked(page)).getByRole('button', { name: 'Timpa dengan milik saya' }).click();
    await isKept(page);
    expect(await titles()).toContain('Milik saya 2');

    await both('Milik tab lain 3', 'Milik saya 3');
    await button(page, 'Buang milik saya, buka yang tersimpan').click();
    const question = await asked(page);
    await question.getByRole('button', { name: 'Buang milik saya, buka yang tersimpan' }).click();
    await expect.poll(() => title(page).inputValue()).toBe('Milik tab lain 3');
    await title(page).fill('Lanjut');
    await isKept(page);
    expect(await titles()).toContain('Lanjut');
    await visit.context.close();
  });
});

describe('a paper that the server does not have yet', () => {
  it('outlives the page, and is kept once the network is back', async () => {
    const [visit, page] = await openSignedIn(product, '/create');
    await title(page).fill('Sebelum putus');
    await isKept(page);
    const address = page.url();
    await visit.context.route('**/api/papers/**', (route) => route.abort());
    await title(page).fill('Setelah putus');
    await page.getByText('Belum tersimpan: Periksa koneksi Anda.').waitFor();
    // As a browser that is killed: nobody asks the page.
    await page.close({ runBeforeUnload: false });
    await visit.context.unroute('**/api/papers/**');
    const again = await visit.open(address);
    await expect.poll(() => title(again).inputValue(), MADE).toBe('Setelah putus');
    await isKept(again);
    expect(await titles()).toContain('Setelah putus');
    await visit.context.close();
  });
});

describe('a form that was made without signing in', () => {
  it('is brought to the own papers once, with all that is in it', async () => {
    const visit = await begin(product);
    const page = await visit.open('/create');
    await title(page).fill('Kuis Tamu');
    await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Waktu 30 menit.');
    await button(page, COINS).click();
    await button(page, 'Buat Soal Baru').click();
    await page.getByRole('textbox', { name: 'Teks soal' }).fill('Apa itu *hash*?');
    await button(page, 'Simpan').click();
    await page.getByRole('heading', { name: 'Soal dalam naskah (2)' }).waitFor();
    await page.getByRole('link', { name: 'Masuk' }).last().click();
    await signIn(page);
    await page.getByText('Naskah "Kuis Tamu" (2 soal) tersimpan di peramban ini').waitFor(MADE);
    expect(await audit(page)).toEqual([]);
    await button(page, 'Bawa ke Naskah Saya').click();
    await toast(page, 'Naskah ada di Naskah Saya');
    await expect.poll(() => title(page).inputValue(), MADE).toBe('Kuis Tamu');
    expect(await page.getByRole('textbox', { name: 'Deskripsi' }).inputValue()).toBe(
      'Waktu 30 menit.',
    );
    await page.getByRole('heading', { name: 'Soal dalam naskah (2)' }).waitFor();
    expect(await page.evaluate(() => localStorage.getItem('builder-draft:'))).toBeNull();
    await page.getByRole('link', { name: 'Naskah Saya' }).first().click();
    await page.getByRole('link', { name: /^Kuis Tamu/ }).waitFor();
    expect(await button(page, 'Bawa ke Naskah Saya').count()).toBe(0);
    expect((await titles()).filter((one) => one === 'Kuis Tamu')).toHaveLength(1);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
