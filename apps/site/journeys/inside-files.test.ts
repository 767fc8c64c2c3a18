import { type FileHit, fileSearchSchema } from '@bank-soal/contract/search';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { tokenOf } from './support/admin.js';
import { audit } from './support/audit.js';
import { expectFocus, pressOn, tabTo } from './support/focus.js';
import { pdfFile, type SampleFile, scanFile, wordFile } from './support/make-files.js';
import { scrollDown } from './support/place.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, PHONE, type Visit } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true', INDEX_FILES: 'true' });

/** Reading what was uploaded waits for a turn of a busy machine. */
const INDEXING = { timeout: 200_000, interval: 250 };
/** What waits for it waits for twenty files of the demo, one after the other. */
const PATIENT = { timeout: 300_000 };
/** So does laying out the pages of a combined preview. */
const LAYING_OUT = { timeout: 60_000 };

/** So many fill a page, whether LibreOffice lays a Word document out or the server does without it. */
const LINES = Array.from({ length: 42 }, (_, at) => `Langkah ke-${at + 1}`);

let token = '';

beforeAll(async () => {
  token = await tokenOf(product.url, LECTURER);
});

/** What a search inside files answers. */
async function hits(q: string, headers: Record<string, string> = {}) {
  const answer = await fetch(`${product.url}/api/search/files?${new URLSearchParams({ q })}`, {
    headers,
  });
  expect(answer.status).toBe(200);
  const found: FileHit[] = fileSearchSchema.parse(await answer.json());
  return { found, total: answer.headers.get('x-total-count') };
}

/** Waits until the lecturer finds a file by its words. */
async function findable(q: string, name: string): Promise<void> {
  await vi.waitFor(async () => {
    const { found } = await hits(q, { 'x-access-token': token });
    expect(found.map(({ file }) => file.originalname)).toContain(name);
  }, INDEXING);
}

/** A lecturer uploads a set by the form. */
async function upload(
  title: string,
  files: readonly SampleFile[],
  more: (page: Page) => Promise<void> = async () => {},
): Promise<[Visit, Page]> {
  const [visit, page] = await openSignedIn(product, '/upload');
  const slots = page.locator('input[type="file"]');
  for (const [index, file] of files.entries()) await slots.nth(index).setInputFiles(file);
  await page.getByRole('textbox', { name: 'Judul Set Soal' }).fill(title);
  await page.getByRole('combobox', { name: 'Mata Kuliah' }).fill('basis');
  await page.getByRole('combobox', { name: 'Mata Kuliah' }).press('Enter');
  await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sulit');
  await more(page);
  await page.getByRole('button', { name: 'Upload Soal', exact: true }).click();
  await page.getByText('Soal berhasil diupload!').waitFor();
  return [visit, page];
}

/** From the search for sets to that inside files, by keyboard, and asks there. */
async function askInside(page: Page, q: string): Promise<void> {
  const modes = page.getByRole('radiogroup', { name: 'Cari di' });
  const inside = modes.getByRole('radio', { name: 'Isi file' });
  const toFilters = page.getByRole('link', { name: 'Lompat ke filter' });
  // On a phone the modes stand above the list.
  if ((await toFilters.count()) > 0) await pressOn(page, toFilters);
  await tabTo(page, modes.getByRole('radio', { name: 'Judul & topik' }));
  await page.keyboard.press('ArrowRight');
  await page.waitForURL('**mode=isi**');
  await expectFocus(inside);
  await tabTo(page, page.getByRole('searchbox', { name: 'Cari di dalam file' }));
  await page.keyboard.type(q);
  await page.keyboard.press('Enter');
  await page.waitForURL(`**q=${q}**`);
}

const card = (page: Page, title: string) => page.getByRole('article').filter({ hasText: title });
const nothing = (page: Page) =>
  page.getByRole('heading', { name: 'Tidak ada file yang memuat semua kata itu' }).waitFor();
const viewer = (page: Page) => page.locator('[data-component="pdf-viewer"]');

/** The words that the viewer marks, and the one that is looked at, where one sees it. */
function marks(page: Page) {
  return page.evaluate(() => {
    const ranges = (name: string) =>
      [...(CSS.highlights.get(name) ?? [])].map((place) => {
        const range = document.createRange();
        range.setStart(place.startContainer, place.startOffset);
        range.setEnd(place.endContainer, place.endOffset);
        return range;
      });
    const [current] = ranges('ui-found-current');
    const box = current?.getBoundingClientRect();
    const inSight =
      box !== undefined &&
      box.width > 0 &&
      box.height > 0 &&
      box.top >= 0 &&
      box.left >= 0 &&
      box.bottom <= window.innerHeight &&
      box.right <= window.innerWidth;
    return {
      all: ranges('ui-found').map(String),
      current: current ? { text: String(current), inSight } : null,
    };
  });
}

/** Waits until the viewer stands at a marked word of a page, in sight. */
async function shows(page: Page, at: { page: number; of: number; word: string; count: string }) {
  await viewer(page).getByText(`Halaman ${at.page} dari ${at.of}`).waitFor(LAYING_OUT);
  await viewer(page).locator('[data-part="count"]').getByText(at.count).waitFor(LAYING_OUT);
  await expect
    .poll(async () => (await marks(page)).current, LAYING_OUT)
    .toEqual({ text: at.word, inSight: true });
}

describe.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('a word on page 3 of a Word document, on %s', (device, options) => {
  const word = device === 'a desktop' ? 'mengkristalkan' : 'menggaramkan';
  const asked = device === 'a desktop' ? 'dikristalkan' : 'digaramkan';
  const title = `UAS Larutan dari ${device}`;
  const name = `larutan-${asked}.docx`;

  beforeAll(async () => {
    const file = await wordFile(name, [
      ['Soal halaman satu', ...LINES],
      ['Soal halaman dua', ...LINES],
      [`Tulis program untuk ${word} larutan.`, `Mengapa ${word} lambat?`, ...LINES],
      ['Soal halaman empat'],
    ]);
    const [visit] = await upload(title, [file]);
    await findable(asked, name);
    await visit.context.close();
  });

  it('leads a visitor there by keyboard, marked, and Back to the list', async () => {
    const visit = await begin(product, options);
    const page = await visit.open('/search');
    await page.getByRole('article').first().waitFor();
    await askInside(page, asked);
    const hit = card(page, title).getByRole('link', { name: /^hlm\. 3/ });
    await hit.locator('mark', { hasText: word }).first().waitFor();
    expect(
      await card(page, title)
        .getByRole('link', { name: /^hlm\./ })
        .count(),
    ).toBe(1);
    expect(await audit(page)).toEqual([]);
    await pressOn(page, hit);

    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await shows(page, { page: 3, of: 4, word, count: '1 dari 2' });
    expect((await marks(page)).all).toEqual([word, word]);
    await pressOn(page, page.getByRole('button', { name: 'Hasil berikutnya' }));
    await shows(page, { page: 3, of: 4, word, count: '2 dari 2' });
    await pressOn(page, page.getByRole('button', { name: 'Hasil sebelumnya' }), 'Shift+Tab');
    await shows(page, { page: 3, of: 4, word, count: '1 dari 2' });
    expect(await audit(page)).toEqual([]);

    await page.goBack();
    await page.waitForURL(`**mode=isi&q=${asked}`);
    await hit.waitFor();
    expect(await page.getByRole('searchbox', { name: 'Cari di dalam file' }).inputValue()).toBe(
      asked,
    );
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a word that stands only in a closed key', () => {
  const TITLE = 'UTS dengan kunci tertutup';
  const QUESTION = 'walimana';
  const KEY = 'kukuruyukan';

  beforeAll(async () => {
    const files = await Promise.all([
      pdfFile('soal.pdf', [`Apa arti ${QUESTION} di sini?`]),
      pdfFile('kunci.pdf', ['Lihat halaman berikutnya.', `Artinya ${KEY} di pagi hari.`]),
    ]);
    const [visit] = await upload(TITLE, files, async (page) => {
      await page.getByRole('button', { name: 'Ubah akses' }).click();
      const people = page.getByRole('radiogroup', { name: 'Kunci jawaban dan test case' });
      await people.getByRole('radio', { name: /^Hanya dosen/ }).check({ force: true });
    });
    await findable(QUESTION, 'soal.pdf');
    await findable(KEY, 'kunci.pdf');
    await visit.context.close();
  });

  it('is not there for a visitor, who finds the questions', async () => {
    expect(await hits(KEY)).toEqual({ found: [], total: '0' });
    const visit = await begin(product);
    const page = await visit.open(`/search?mode=isi&q=${QUESTION}`);
    await card(page, TITLE).locator('mark', { hasText: QUESTION }).waitFor();
    await page.goto(`/search?mode=isi&q=${KEY}`);
    await nothing(page);
    expect(await page.getByText(TITLE).count()).toBe(0);
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('leads its lecturer to the page of the key', async () => {
    const [visit, page] = await openSignedIn(product, '/search');
    await page.getByRole('article').first().waitFor();
    await askInside(page, KEY);
    await card(page, TITLE).getByText('Kunci jawaban').waitFor();
    const hit = card(page, TITLE).getByRole('link', { name: /^hlm\. 2/ });
    await hit.locator('mark', { hasText: KEY }).waitFor();
    await pressOn(page, hit);
    await page.getByRole('tab', { name: /^Jawaban/, selected: true }).waitFor();
    await shows(page, { page: 2, of: 2, word: KEY, count: '1 dari 1' });
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a file without text', () => {
  it('is said to be out of reach, to its lecturer', async () => {
    const TITLE = 'UAS hasil pindaian';
    const [visit, page] = await upload(TITLE, [await scanFile('pindaian.pdf', 2)]);
    await page.getByRole('link', { name: 'Lihat paket soal' }).click();
    await page.getByRole('link', { name: 'Ubah', exact: true }).click();
    const row = page.locator('[data-component="file-row"]', { hasText: 'pindaian.pdf' });
    await row.waitFor();
    const said = async () => {
      await page.reload();
      await row.waitFor();
      return row.textContent();
    };
    await expect.poll(said, INDEXING).toContain('Hasil pindaian: isinya tidak dapat dicari');
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

// Last, since it waits until the files of the demo are read, too.
describe('the list of what was found inside files', () => {
  it('stands where it was left when somebody comes back from a page of it', PATIENT, async () => {
    const visit = await begin(product);
    await expect.poll(async () => (await hits('jelaskan')).found.length, INDEXING).toBe(20);
    const page = await visit.open('/search?mode=isi&q=jelaskan');
    await page.getByRole('article').first().waitFor();
    await scrollDown(page, 1200);
    const links = page.getByRole('article').getByRole('link', { name: /^hlm\./ });
    const inSight = await links.evaluateAll((all) =>
      all.findIndex((link) => link.getBoundingClientRect().top > 200),
    );
    const link = links.nth(inSight);
    const href = await link.getAttribute('href');
    await link.focus();
    const top = await page.evaluate(() => window.scrollY);
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Kembali ke pencarian' }).click();
    await page.waitForURL('**/search?mode=isi&q=jelaskan');
    await page.locator(`a[href="${href}"]`).waitFor();
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toSatisfy((now: number) => Math.abs(now - top) < 120);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
