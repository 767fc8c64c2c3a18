import { expect, it } from 'vitest';
import { openAdmin } from './support/admin.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { overflow } from './support/visit.js';

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

it.each([320, 768, 1440])('%i px wide, the administration has no violations', async (width) => {
  const [visit, page] = await openAdmin(product, '/admin/dosen', {
    viewport: { width, height: 900 },
  });
  for (const [path, title] of PAGES) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByText('Memuat Data...').waitFor({ state: 'detached' });
    expect(await auditBothThemes(page), path).toEqual([]);
    expect(await overflow(page), path).toBeLessThanOrEqual(0);
  }
  await page.goto('/admin/dosen');
  await page.getByRole('button', { name: 'Impor CSV' }).click();
  await page.getByRole('dialog').waitFor();
  expect(await auditBothThemes(page), 'import').toEqual([]);
  expect(visit.errors).toEqual([]);
  await visit.context.close();
});
