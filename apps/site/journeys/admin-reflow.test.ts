import type { BrowserContextOptions, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, sendAsAdmin } from './support/admin.js';
import { coveredControls } from './support/focus.js';
import { startProduct } from './support/product.js';
import { overflow } from './support/visit.js';

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

/** Page, and what is done there. */
const pages: [path: string, act?: (page: Page) => Promise<void>][] = [
  ['/admin/dosen'],
  ['/admin/dosen?q=aa', chooseRow],
  ['/admin/dosen?form=baru', press('Simpan')],
  ['/admin/dosen', press('Impor CSV')],
  ['/admin/dosen?q=zzzz'],
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
  ['/dev/admin/dosen'],
];

const windows: [name: string, options: BrowserContextOptions, textScale?: string][] = [
  ['320 px wide', { viewport: { width: 320, height: 640 }, hasTouch: true, isMobile: true }],
  ['magnified to 200 %', { viewport: { width: 640, height: 400 }, deviceScaleFactor: 2 }],
  ['magnified to 400 %', { viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 }],
  ['with text of twice the size', { viewport: { width: 1280, height: 800 } }, '200%'],
];

describe.each(windows)('%s', (_, options, textScale) => {
  it('shows every page of the administration whole, nothing covered', async () => {
    const [visit, page] = await openAdmin(product, '/admin/dosen', options);
    for (const [path, act] of pages) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.getByText('Memuat Data...').waitFor({ state: 'detached' });
      if (textScale) {
        await page.evaluate((size) => {
          document.documentElement.style.fontSize = size;
        }, textScale);
      }
      await act?.(page);
      // They lie above whatever is there, for three seconds.
      await page.addStyleTag({ content: '[data-component="toast"] { display: none !important; }' });
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
      expect(await coveredControls(page), path).toEqual([]);
    }
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
