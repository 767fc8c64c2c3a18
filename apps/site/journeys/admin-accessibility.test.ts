import { describe, expect, it } from 'vitest';
import { openAdmin } from './support/admin.js';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { overflow } from './support/visit.js';

const product = startProduct();

const PAGES = [
  ['/admin/dosen', 'Manajemen Dosen'],
  ['/admin/dosen?form=baru', 'Tambah Dosen'],
  ['/admin/mata-kuliah', 'Manajemen Tag Mata Kuliah'],
  ['/admin/mata-kuliah?form=1', 'Edit Tag Mata Kuliah'],
  ['/admin/tagging?form=baru', 'Manajemen Tag Materi'],
  ['/admin/course-tagging', 'Tagging Mata Kuliah'],
  ['/admin/course-tagging?course=1', undefined],
  ['/admin/course-tagging?course=1&tab=global', undefined],
  ['/admin/riwayat', 'Riwayat'],
  ['/admin/riwayat?kegiatan=purge&akun=1', 'Riwayat'],
  ['/admin/indeks', 'Pencarian isi file'],
] as const;

describe.each([320, 768, 1440])('%i px wide', (width) => {
  it.each(['light', 'dark'] as const)('has no violations in the %s theme', async (colorScheme) => {
    const viewport = { width, height: 900 };
    const [visit, page] = await openAdmin(product, '/admin/dosen', {
      viewport,
      colorScheme,
    });
    for (const [path, title] of PAGES) {
      await page.goto(path);
      await page.getByRole('heading', { level: 1, name: title }).waitFor();
      await page.getByText('Memuat Data...').waitFor({ state: 'detached' });
      expect(await audit(page), path).toEqual([]);
      expect(await overflow(page), path).toBeLessThanOrEqual(0);
    }
    await page.goto('/admin/dosen');
    await page.getByRole('button', { name: 'Impor CSV' }).click();
    await page.getByRole('dialog').waitFor();
    expect(await audit(page), 'import').toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
