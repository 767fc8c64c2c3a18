import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { BrowserContextOptions, Page, ViewportSize } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSets } from './support/api.js';
import { coveredControls } from './support/focus.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn, overflow, PHONE } from './support/visit.js';

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
  // One that has the focus already would stay where it is, outside a window that has become smaller.
  await action.blur();
  await action.focus();
  return action.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const hit = document.elementFromPoint(left + width / 2, top + height / 2);
    return element.contains(hit);
  });
}

/** How a page that has come is looked at: in each of these in turn. */
const TOUCHED = [
  { width: 320, height: 640 },
  { width: 320, height: 256 },
];
const POINTED_AT = [{ width: 640, height: 400 }];

/** Whether all of a page is in the window, whatever its size, with its main action where a press reaches it. */
async function looksWhole(page: Page, sizes: ViewportSize[], action: string): Promise<void> {
  for (const size of sizes) {
    await page.setViewportSize(size);
    const seen = {
      message: `${page.url()} in ${size.width} × ${size.height}`,
      timeout: PATIENCE_MS,
    };
    await expect.poll(() => overflow(page), seen).toBeLessThanOrEqual(0);
    await expect.poll(() => reaches(page, action), seen).toBe(true);
    await expect.poll(() => coveredControls(page), seen).toEqual([]);
  }
}

describe.each<[string, ViewportSize[], BrowserContextOptions]>([
  ['320 px wide, as high as a phone and as magnified to 400 %', TOUCHED, PHONE],
  ['magnified to 200 %', POINTED_AT, { deviceScaleFactor: 2 }],
])('%s', (_, sizes, options) => {
  const viewport = sizes[0] as ViewportSize;

  it('shows the login page whole', async () => {
    const visit = await begin(product, { ...options, viewport });
    const page = await visit.open('/login');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await looksWhole(page, sizes, 'Masuk');
    await visit.context.close();
  });

  it('shows every page of a user whole, nothing covered', async () => {
    const [visit, page] = await openSignedIn(product, '/', { ...options, viewport });
    for (const [path, sign, action] of pages) {
      await page.setViewportSize(viewport);
      await page.goto(path());
      await page.getByRole('heading', { level: 1 }).waitFor();
      await sign(page);
      await looksWhole(page, sizes, action);
    }
    await visit.context.close();
  });
});
