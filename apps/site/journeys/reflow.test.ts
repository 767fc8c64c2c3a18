import type { QuestionSetAnswer } from '@bank-soal/contract/question-sets';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSets } from './support/api.js';
import { coveredControls } from './support/focus.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn, overflow } from './support/visit.js';

/** How long a busy machine may take. */
const PATIENCE_MS = 15_000;

const product = startProduct();
let set: QuestionSetAnswer;

beforeAll(async () => {
  const own = (await listSets(product.url)).find(
    ({ creator, files }) => creator?.fullName?.includes('Ratna') && files.length > 1,
  );
  if (!own) throw new Error('The demo data has no set of the demo lecturer');
  set = own;
});

/** Page, what shows that it is there, and what people come to it for. */
const pages: [path: () => string, sign: (page: Page) => Promise<void>, action: string][] = [
  [() => '/', (page) => page.getByRole('list', { name: 'Paket soal terbaru' }).waitFor(), 'Cari'],
  [() => '/search', (page) => page.getByRole('article').first().waitFor(), 'Cari'],
  [() => '/search?view=table&q=a', (page) => page.getByText(/^Menampilkan/).waitFor(), 'Cari'],
  [() => '/search?q=zzzz', (page) => page.getByText(/^Tidak ada hasil/).waitFor(), 'Cari'],
  [() => '/question-sets', (page) => page.getByRole('article').first().waitFor(), 'Cari'],
  [() => '/upload', (page) => page.getByLabel('Deskripsi').waitFor(), 'Upload Soal'],
  [
    () => '/my-sets',
    (page) =>
      page
        .getByText(/paket soal$/)
        .first()
        .waitFor(),
    'Upload Soal',
  ],
  [() => `/edit/${set.id}`, (page) => page.getByLabel('Deskripsi').waitFor(), 'Simpan Perubahan'],
  [
    () => '/create',
    (page) =>
      page
        .getByRole('button', { name: /^Tambah: / })
        .first()
        .waitFor(),
    'Buat Soal Baru',
  ],
  [
    () => `/preview/${set.id}`,
    (page) => page.getByRole('heading', { name: 'Soal dan test cases' }).waitFor(),
    'Unduh',
  ],
  [() => '/preview/999999', async () => undefined, 'Kembali'],
  [() => '/tidak-ada', async () => undefined, 'Kembali ke beranda'],
];

/** Whether a press on the middle of the page's main action would reach it. */
async function reaches(page: Page, name: string): Promise<boolean> {
  const named = page.getByRole('main').locator('button, a').filter({ visible: true });
  const action = named.filter({ hasText: new RegExp(`^${name}$`) }).first();
  await action.waitFor();
  await action.focus();
  return action.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit);
  });
}

describe.each([
  ['320 px wide', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  ['magnified to 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['magnified to 400 %', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }],
])('%s', (_, options) => {
  it('shows the login page whole', async () => {
    const visit = await begin(product, options);
    const page = await visit.open('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await expect.poll(() => reaches(page, 'Masuk'), { timeout: PATIENCE_MS }).toBe(true);
    expect(await coveredControls(page)).toEqual([]);
    await visit.context.close();
  });

  it('shows every page of a user whole, nothing covered', async () => {
    const [visit, page] = await openSignedIn(product, '/', options);
    for (const [path, sign, action] of pages) {
      await page.goto(path());
      await page.getByRole('heading', { level: 1 }).waitFor();
      await sign(page);
      expect(await overflow(page), path()).toBeLessThanOrEqual(0);
      await expect
        .poll(() => reaches(page, action), { message: path(), timeout: PATIENCE_MS })
        .toBe(true);
      expect(await coveredControls(page), path()).toEqual([]);
    }
    await visit.context.close();
  });
});
