import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { ADMIN, toast, tokenOf } from './support/admin.js';
import { audit } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { expectFocus, pressOn, tabTo } from './support/focus.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

/** A demo account that is no lecturer. */
const STUDENT = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };
const TITLE = 'UTS Tertahan 2026';
/** Short enough to wait for; a busy machine gets as long as it takes to load the page before it. */
const SOON_MS = 6_000;

const text = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Isi dari ${name}`),
});

let token = '';

beforeAll(async () => {
  token = await tokenOf(product.url, LECTURER);
});

/** The lecturer's own sets, as the server has them. */
async function ownSets(): Promise<QuestionSetAnswer[]> {
  const answer = await fetch(`${product.url}/api/questionsets?mine=true`, {
    headers: { 'x-access-token': token },
  });
  return (await answer.json()) as QuestionSetAnswer[];
}

async function held(): Promise<QuestionSetAnswer> {
  const set = (await ownSets()).find(({ title }) => title === TITLE);
  if (!set) throw new Error(`There is no ${TITLE}`);
  return set;
}

/** The lecturer changes who sees the set, beside the pages that are open. */
async function release(part: object): Promise<void> {
  const { id, title, subject, level } = await held();
  const { status } = await fetch(`${product.url}/api/questionsets/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    body: JSON.stringify({ title, subject, difficulty: level, ...part }),
  });
  expect(status).toBe(200);
}

/** A choice of the form's part about access, by keyboard: to its group, and down to what is wanted. */
async function choose(page: Page, group: string, name: RegExp): Promise<void> {
  const people = page.getByRole('radiogroup', { name: group });
  const wanted = people.getByRole('radio', { name });
  await tabTo(page, people.locator('input:checked'));
  for (let presses = 0; presses < 4 && !(await wanted.isChecked()); presses += 1) {
    await page.keyboard.press('ArrowDown');
  }
  expect(await wanted.isChecked()).toBe(true);
}

const nothing = (page: Page) =>
  page.getByText('Tidak ada hasil yang ditemukan.', { exact: false }).waitFor();
const card = (page: Page, title = TITLE) => page.getByRole('article').filter({ hasText: title });
const find = (title: string) => `/search?q=${encodeURIComponent(title)}`;

describe('a set that is held back', () => {
  it('is uploaded for those who have signed in, its key from a day on', async () => {
    const [visit, page] = await openSignedIn(product, '/upload');
    const slot = page.locator('input[type="file"]');
    await slot.nth(0).setInputFiles(text('soal.txt'));
    await slot.nth(1).setInputFiles(text('kunci.txt'));
    await page.getByRole('textbox', { name: 'Judul Set Soal' }).fill(TITLE);
    await page.getByRole('combobox', { name: 'Mata Kuliah' }).fill('basis');
    await page.getByRole('combobox', { name: 'Mata Kuliah' }).press('Enter');
    await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sulit');
    await page.getByRole('textbox', { name: 'Deskripsi' }).focus();
    await pressOn(page, page.getByRole('button', { name: 'Ubah akses' }));
    await choose(page, 'Siapa yang boleh melihat', /^Mahasiswa dan dosen/);
    const opens = page.getByRole('group', { name: /^Kunci dibuka/ });
    await tabTo(page, opens.getByRole('textbox', { name: 'Tanggal' }));
    await page.keyboard.type('20/12/2099');
    await tabTo(page, opens.getByRole('textbox', { name: 'Jam (WIB)' }));
    await page.keyboard.type('12.00');
    await page
      .getByText('Mahasiswa melihat soal sekarang, kunci mulai 20 Desember 2099 12.00 WIB.')
      .waitFor();
    expect(await audit(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Upload Soal', exact: true }));
    await page.getByText('Soal berhasil diupload!').waitFor();
    expect((await held()).release).toEqual({
      visibility: 'users',
      availableFrom: null,
      keyVisibility: 'users',
      keyFrom: '2099-12-20T05:00:00.000Z',
    });
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is not there for visitors', async () => {
    const { id } = await held();
    const visit = await begin(product);
    const page = await visit.open(find(TITLE));
    await nothing(page);
    await page.goto(`/preview/${id}`);
    await page.getByRole('heading', { level: 1, name: 'Soal tidak ditemukan' }).waitFor();
    await page.getByRole('button', { name: 'Masuk' }).waitFor();
    await visit.context.close();
  });

  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('shows students its lock and when the key opens, on %s', async (_, options) => {
    const [visit, page] = await openSignedIn(product, find(TITLE), options, STUDENT);
    await card(page).getByText('Kunci dibuka 20 Desember 2099').waitFor();
    expect(await audit(page)).toEqual([]);
    await card(page).getByRole('link').first().click();
    await page.getByRole('heading', { level: 1, name: TITLE }).waitFor();
    await page.getByText('Kunci dibuka 20 Desember 2099 12.00 WIB').first().waitFor();
    await page.getByRole('tab', { name: /^Jawaban/ }).click();
    expect(await page.getByText('kunci.txt').count()).toBe(0);
    expect(await audit(page)).toEqual([]);
    await page.getByRole('tab', { name: /^Soal/ }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download soal.txt' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('soal.txt');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('shows its lecturer who sees what, and the same set with the eyes of a student', async () => {
    const [visit, page] = await openSignedIn(product, '/my-sets');
    const clicks = await countClicks(page);
    const row = page.getByRole('row').filter({ hasText: TITLE });
    await row.getByText(/Kunci Jawaban, kunci dibuka 20 Desember 2099$/).waitFor();
    await page.getByRole('radio', { name: 'Mahasiswa' }).check({ force: true });
    await page.getByText(/^Mahasiswa melihat \d+ paket soal Anda$/).waitFor();
    await row.getByRole('link', { name: TITLE }).click();
    await page.waitForURL('**?as=user');
    await page.getByText('Anda melihat sebagai mahasiswa').waitFor();
    await page.getByText('Kunci dibuka 20 Desember 2099 12.00 WIB').first().waitFor();
    expect(await clicks()).toBeLessThanOrEqual(2);
    await page.getByRole('tab', { name: /^Jawaban/ }).click();
    expect(await page.getByText('kunci.txt').count()).toBe(0);
    expect(await page.getByRole('link', { name: 'Ubah' }).count()).toBe(0);
    expect(await audit(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Kembali ke tampilan saya' }));
    await page
      .getByText('Mahasiswa melihat soal sekarang, kunci mulai 20 Desember 2099 12.00 WIB.')
      .waitFor();
    await page.getByRole('button', { name: 'Download kunci.txt' }).waitFor();
    await expectFocus(page.getByRole('radio', { name: 'Saya' }));
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('opens its key by itself at its moment, on a page that is open', async () => {
    const [visit, page] = await openSignedIn(product, '/search', {}, STUDENT);
    const { id } = await held();
    const started = performance.now();
    await page.goto(`/preview/${id}?tab=jawaban`);
    await page.getByText('Kunci dibuka 20 Desember 2099 12.00 WIB').first().waitFor();
    const soon = Math.max(SOON_MS, (performance.now() - started) * 6);
    await release({ keyFrom: new Date(Date.now() + soon).toISOString() });
    await page.reload();
    await page.getByRole('tab', { name: /^Jawaban/ }).click();
    const closed = page.getByText(/^Kunci dibuka .* WIB$/);
    await closed.first().waitFor();
    await page.getByRole('button', { name: 'Download kunci.txt' }).waitFor({ timeout: 60_000 });
    expect(await closed.count()).toBe(0);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('tells its lecturer who opened it, and is changed with others at once', async () => {
    const [visit, page] = await openSignedIn(product, '/my-sets');
    const log = page.getByRole('button', { name: `Riwayat ${TITLE}`, exact: true });
    await pressOn(page, log);
    const dialog = page.getByRole('dialog', { name: 'Riwayat' });
    await dialog.getByText('Akses diubah').first().waitFor();
    await tabTo(page, dialog.getByRole('tab', { name: 'Perubahan' }));
    await page.keyboard.press('ArrowRight');
    await dialog.getByRole('row').filter({ hasText: 'soal.txt' }).first().waitFor();
    expect(await audit(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await expectFocus(log);

    const other = (await ownSets()).find(({ title }) => title !== TITLE);
    for (const title of [TITLE, other?.title ?? '']) {
      await page.getByRole('checkbox', { name: `Pilih ${title}`, exact: true }).focus();
      await page.keyboard.press('Space');
    }
    await page.getByRole('region', { name: /^2 paket dipilih, / }).waitFor();
    await pressOn(page, page.getByRole('button', { name: 'Ubah akses' }));
    await page.getByRole('dialog', { name: 'Ubah akses 2 paket soal' }).waitFor();
    await choose(page, 'Siapa yang boleh melihat', /^Hanya dosen/);
    expect(await audit(page)).toEqual([]);
    await pressOn(page, page.getByRole('button', { name: 'Simpan akses' }));
    await toast(page, 'Akses 2 paket soal diubah');
    expect((await held()).release).toMatchObject({ visibility: 'lecturers' });

    await page.getByRole('radio', { name: 'Mahasiswa' }).check({ force: true });
    await page.getByText(/^Mahasiswa melihat \d+ paket soal Anda$/).waitFor();
    expect(await page.getByRole('link', { name: TITLE, exact: true }).count()).toBe(0);
    await page.getByRole('radio', { name: 'Saya' }).check({ force: true });
    await log.click();
    await dialog.getByText('Hanya dosen').first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is gone for students, which an administrator sees with their eyes', async () => {
    const [visit, page] = await openSignedIn(product, find(TITLE), {}, STUDENT);
    await nothing(page);
    await visit.context.close();

    const [administration, search] = await openSignedIn(product, find(TITLE), {}, ADMIN);
    await card(search).first().waitFor();
    const readers = search.getByRole('radiogroup', { name: 'Lihat sebagai' });
    await readers.getByText('Mahasiswa', { exact: true }).click();
    await search.waitForURL('**as=user**');
    await nothing(search);
    await search.reload();
    await nothing(search);
    // Whoever is given the set again finds it: what is shown follows the choice.
    await readers.getByText('Saya', { exact: true }).click();
    await card(search).first().waitFor();
    expect(await audit(search)).toEqual([]);
    expect(administration.errors).toEqual([]);
    await administration.context.close();
  });
});

describe('the guide of access', () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('is a step away from the form, with its pictures, on %s', async (_, options) => {
    const [visit, page] = await openSignedIn(product, '/upload', options);
    await page.getByRole('button', { name: 'Ubah akses' }).click();
    await page.getByRole('link', { name: 'Panduan: siapa melihat apa, dan kapan' }).click();
    await page.waitForURL('**/panduan');
    await page.getByRole('heading', { level: 1, name: 'Siapa melihat apa, dan kapan' }).waitFor();
    const pictures = await page.locator('article img').all();
    expect(pictures).toHaveLength(4);
    for (const picture of pictures) {
      await picture.scrollIntoViewIfNeeded();
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(300);
    }
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
