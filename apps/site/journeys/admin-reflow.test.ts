import type { BrowserContextOptions, Page, ViewportSize } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, sendAsAdmin } from './support/admin.js';
import { coveredControls } from './support/focus.js';
import { startProduct } from './support/product.js';
import { overflow, PHONE } from './support/visit.js';

const product = startProduct();

const LONG = 'Ketidakbertanggungjawabannyakahpemrogramanberorientasiobjeklanjutan';

/** Names as long as they may be, and more tags than are drawn at once. */
async function fillUp(): Promise<void> {
  const send = (path: string, body: object) => sendAsAdmin(product, 'POST', path, body);
  const email = `${LONG.toLowerCase()}@fakultas.contoh.ac.id`;
  await send('/admin/dosen', { nama: `Aa ${LONG}`, email, password: 'rahasia' });
  await send('/course-tags', { name: `Aa ${LONG}` });
  await send('/material-tags', { name: `Aa ${LONG}` });
  await send('/course-materials', { courseId: 1, materialName: `Aa ${LONG}` });
  const rows = Array.from({ length: 300 }, (_, index) => ({ name: `Topik ${index}` }));
  await send('/material-tags/import', { rows });
}

beforeAll(fillUp);

const press = (name: string) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Chooses a row; where a finger points, its label lies above the box. */
const chooseRow = async (page: Page) => {
  await page.getByRole('checkbox', { name: /^Pilih Aa/ }).click({ force: true });
  await page.getByRole('region', { name: '1 dipilih' }).waitFor();
};

/** The dialog in which somebody else is given a set. */
const askForOwner = async (page: Page) => {
  await page
    .getByRole('button', { name: /^Ganti pemilik: / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('radio').first().waitFor();
};

/** Page, and what is done there. */
const pages: [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/admin/dosen'],
  ['/admin/dosen?q=aa', chooseRow],
  ['/admin/dosen?form=baru', press('Simpan')],
  ['/admin/dosen', press('Impor CSV')],
  ['/admin/dosen?q=zzzz'],
  ['/admin/akun'],
  ['/admin/mata-kuliah'],
  ['/admin/mata-kuliah?form=1'],
  ['/admin/mata-kuliah?form=99999'],
  ['/admin/tagging?form=baru', press('Simpan')],
  ['/admin/tagging?q=aa', chooseRow],
  ['/admin/tagging?q=aa', press(`Hapus Aa ${LONG}`)],
  ['/admin/course-tagging'],
  ['/admin/course-tagging?course=1', press(`Ubah Aa ${LONG}`)],
  ['/admin/course-tagging?course=1', press('Tambah Materi')],
  ['/admin/course-tagging?course=1&tab=global', press('Tambah Tag')],
  ['/admin/riwayat'],
  ['/admin/riwayat?kegiatan=create&pada=material-tag&akun=1'],
  ['/admin/riwayat?kegiatan=purge'],
  ['/admin/indeks'],
  ['/admin/ringkasan'],
  ['/admin/paket-soal'],
  ['/admin/server'],
  ['/admin/paket-soal', askForOwner],
  ['/dev/admin/dosen'],
];

/** How a page that has come is looked at: in each of these in turn. */
const TOUCHED = [{ size: { width: 320, height: 640 } }, { size: { width: 320, height: 256 } }];
const POINTED_AT = [
  { size: { width: 640, height: 400 } },
  { size: { width: 1280, height: 800 }, textScale: '200%' },
];

describe.each<[string, { size: ViewportSize; textScale?: string }[], BrowserContextOptions]>([
  ['320 px wide, as high as a phone and as magnified to 400 %', TOUCHED, PHONE],
  ['magnified to 200 %, and with text of twice the size', POINTED_AT, { deviceScaleFactor: 2 }],
])('%s', (_, views, options) => {
  it('shows every page of the administration whole, nothing covered', async () => {
    const [visit, page] = await openAdmin(product, '/admin/dosen', options);
    for (const [path, act] of pages) {
      await page.setViewportSize((views[0] as (typeof views)[0]).size);
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Memuat Data...').waitFor({ state: 'detached' });
      await act?.(page);
      // They lie above whatever is there, for three seconds.
      await page.addStyleTag({ content: '[data-component="toast"] { display: none !important; }' });
      for (const { size, textScale = '' } of views) {
        await page.setViewportSize(size);
        await page.evaluate((scale) => {
          document.documentElement.style.fontSize = scale;
        }, textScale);
        const seen = `${path} in ${size.width} × ${size.height}`;
        await expect.poll(() => overflow(page), { message: seen }).toBeLessThanOrEqual(0);
        await expect.poll(() => coveredControls(page), { message: seen }).toEqual([]);
      }
    }
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
