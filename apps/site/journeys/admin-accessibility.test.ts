import type { Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAdmin } from './support/admin.js';
import { auditBothThemes } from './support/audit.js';
import { shown } from './support/place.js';
import { startProduct } from './support/product.js';
import { overflow, type Visit } from './support/visit.js';

const product = startProduct();

const PAGES = [
  ['/admin/dosen', 'Manajemen Dosen'],
  ['/admin/dosen?form=baru', 'Tambah Dosen'],
  ['/admin/akun', 'Semua akun'],
  ['/admin/mata-kuliah', 'Manajemen Tag Mata Kuliah'],
  ['/admin/mata-kuliah?form=1', 'Edit Tag Mata Kuliah'],
  ['/admin/tagging?form=baru', 'Manajemen Tag Materi'],
  ['/admin/course-tagging', 'Tagging Mata Kuliah'],
  ['/admin/course-tagging?course=1', undefined],
  ['/admin/course-tagging?course=1&tab=global', undefined],
  ['/admin/riwayat', 'Riwayat'],
  ['/admin/riwayat?kegiatan=purge&akun=1', 'Riwayat'],
  ['/admin/indeks', 'Pencarian isi file'],
  ['/admin/ringkasan', 'Ringkasan'],
  ['/admin/paket-soal', 'Semua Paket Soal'],
  ['/admin/server', 'Keadaan server'],
] as const;

let visit: Visit;
let page: Page;

beforeAll(async () => {
  [visit, page] = await openAdmin(product);
});
afterAll(() => visit.context.close());

/** Looks at the page as it stands, in a window of each width. */
async function auditAllWidths(): Promise<void> {
  for (const width of [1440, 768, 320]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => overflow(page), { message: `${width} px` }).toBeLessThanOrEqual(0);
    // What scrolls in a narrow window is reached by keyboard once it has been measured, a frame later.
    await shown(page);
    expect(await auditBothThemes(page), `${width} px`).toEqual([]);
  }
}

it.each(PAGES)('%s has no violations, wide and narrow', async (path, title) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(path);
  await page.getByRole('heading', { level: 1, name: title }).waitFor();
  await page.getByText('Memuat Data...').waitFor({ state: 'detached' });
  await auditAllWidths();
  expect(visit.errors.splice(0)).toEqual([]);
});

it('the import of lecturers has no violations, wide and narrow', async () => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/admin/dosen');
  await page.getByRole('button', { name: 'Impor CSV' }).click();
  await page.getByRole('dialog').waitFor();
  await auditAllWidths();
  expect(visit.errors.splice(0)).toEqual([]);
});
