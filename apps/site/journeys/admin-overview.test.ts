import { describe, expect, it } from 'vitest';
import { openAdmin, toast } from './support/admin.js';
import { tabTo } from './support/focus.js';
import { startProduct } from './support/product.js';

const product = startProduct();

describe('the overview', () => {
  it('leads from a cell of its heat map to what is missing, by keyboard', async () => {
    const [visit, page] = await openAdmin(product, '/admin/ringkasan');
    const table = page.getByRole('table', { name: /^Kelengkapan per mata kuliah/ });
    const lacking = table.getByRole('link', { name: /^0 dari \d+ paket soal/ }).first();
    await lacking.waitFor();
    const sets = /dari (\d+)/.exec((await lacking.ariaSnapshot()) ?? '')?.[1];
    await tabTo(page, lacking);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/admin\/paket-soal\?keadaan=tampil&matkul=.*&tahun=\d{4}/);
    const shown = page.getByText(new RegExp(`^Menampilkan ${sets} dari ${sets} paket soal`));
    await shown.waitFor();
    // None of them has a key.
    await page.getByRole('combobox', { name: 'Kunci jawaban' }).selectOption('without');
    await page.waitForURL(/kunci=tanpa/);
    await shown.waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('the list of all sets', () => {
  it('looks at more pages, searches, and gives a set to an account found by its name', async () => {
    const [visit, page] = await openAdmin(product, '/admin/paket-soal');
    const rows = page.getByRole('button', { name: /^Ganti pemilik: / });
    await rows.first().waitFor();
    const first = await rows.count();
    await page.getByRole('button', { name: 'Tampilkan lebih banyak' }).click();
    await expect.poll(() => rows.count()).toBeGreaterThan(first);

    await page.getByRole('searchbox').fill('kuis 2 basis data');
    await page.waitForURL('**q=kuis+2+basis+data');
    await expect.poll(() => rows.count()).toBe(1);
    await rows.first().click();
    const dialog = page.getByRole('alertdialog');
    await dialog.getByRole('searchbox').fill('nadia');
    const student = dialog.getByRole('radio', { name: /^Nadia/ });
    await expect.poll(() => dialog.getByRole('radio').count()).toBe(1);
    await student.focus();
    await page.keyboard.press('Space');
    await dialog.getByRole('button', { name: 'Ganti pemilik' }).click();
    await toast(page, 'Pemilik paket soal diganti');
    await page.getByRole('row').filter({ hasText: 'Nadia' }).first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
