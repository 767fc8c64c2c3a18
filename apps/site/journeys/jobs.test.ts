import { describe, expect, it, vi } from 'vitest';
import { openAdmin, toast, tokenOf } from './support/admin.js';
import { listSets } from './support/api.js';
import { countClicks } from './support/count-clicks.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, PHONE, signIn } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true', INDEX_FILES: 'true' });

/** What people come for, and the most clicks that it takes: each comes with the number that it took before. */
describe('a job takes no more clicks', () => {
  it('to sign in: 1', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    const clicks = await countClicks(page);
    await signIn(page);
    await page.waitForURL((url) => url.pathname === '/');
    expect(await clicks()).toBeLessThanOrEqual(1);
    await visit.context.close();
  });

  it('to begin an exam from that of last year: 3', async () => {
    const token = await tokenOf(product.url, LECTURER);
    await fetch(`${product.url}/api/papers`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': token },
      body: JSON.stringify({ title: 'UTS Lama' }),
    });
    const [visit, page] = await openSignedIn(product, '/create');
    const clicks = await countClicks(page);
    await page.getByRole('link', { name: 'Naskah Saya' }).first().click();
    await page.getByRole('button', { name: 'Tindakan untuk UTS Lama' }).click();
    await page.getByRole('menuitem', { name: 'Salin sebagai baru' }).click();
    await page.waitForURL(/\/papers\/\d+$/);
    expect(await clicks()).toBeLessThanOrEqual(3);
    await visit.context.close();
  });

  it('to upload a set whose key opens on a date: 8', async () => {
    const [visit, page] = await openSignedIn(product, '/upload');
    const clicks = await countClicks(page);
    for (const [at, name] of ['UTS Basis Data 2031.txt', 'kunci.txt'].entries()) {
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        page
          .getByRole('button', { name: /Pilih file/ })
          .nth(at)
          .click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(`Isi ${name}`) });
    }
    await page.getByRole('combobox', { name: 'Mata Kuliah' }).click();
    await page.keyboard.type('basis');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).click();
    await page.keyboard.type('Sed');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Ubah akses' }).click();
    const opens = page.getByRole('group', { name: /^Kunci dibuka/ });
    await opens.getByRole('textbox', { name: 'Tanggal' }).click();
    await page.keyboard.type('20/12/2099');
    await page.getByRole('button', { name: 'Upload Soal', exact: true }).click();
    await page.getByText('Soal berhasil diupload!').waitFor();
    await page.getByText(/kunci mulai 20 Desember 2099/).waitFor();
    expect(await clicks()).toBeLessThanOrEqual(8);
    await visit.context.close();
  });

  it('to give the paper of last year with two other questions in two variants: 12', async () => {
    const token = await tokenOf(product.url, LECTURER);
    const headers = { 'content-type': 'application/json', 'x-access-token': token };
    const items = [{ questionId: 1 }, { questionId: 2 }, { questionId: 3 }];
    await fetch(`${product.url}/api/papers`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ title: 'UAS Lama', sections: [{ title: '', items }] }),
    });
    const [visit, page] = await openSignedIn(product, '/papers');
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Tindakan untuk UAS Lama' }).click();
    await page.getByRole('menuitem', { name: 'Salin sebagai baru' }).click();
    await page.waitForURL(/\/papers\/\d+$/);
    const heading = (count: number) =>
      page.getByRole('heading', { name: `Soal dalam naskah (${count})` }).waitFor();
    await heading(3);
    for (const left of [2, 1]) {
      await page
        .getByRole('button', { name: /^Hapus .* dari (form|naskah)/ })
        .first()
        .click();
      await heading(left);
    }
    for (const count of [2, 3]) {
      await page
        .getByRole('button', { name: /^Tambah: / })
        .nth(count)
        .click();
      await heading(count);
    }
    await page.getByRole('tab', { name: 'Kepala naskah' }).click();
    await page.getByRole('combobox', { name: 'Varian' }).click();
    await page.keyboard.type('2');
    await page.keyboard.press('Enter');
    await page.getByText(/^Tersimpan \d/).waitFor();
    await page.getByRole('button', { name: 'Unduh naskah' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Semua varian' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(await clicks()).toBeLessThanOrEqual(12);
    await visit.context.close();
  });

  it('to find a word in a file and read it on a phone: 3', { timeout: 300_000 }, async () => {
    // Files are read one after the other once the server is up.
    const find = () => fetch(`${product.url}/api/search/files?q=BCNF`);
    await vi.waitFor(async () => expect(await (await find()).json()).not.toEqual([]), 200_000);
    const visit = await begin(product, PHONE);
    const page = await visit.open('/search');
    const clicks = await countClicks(page);
    await page.getByText('Isi file', { exact: true }).tap();
    await page.getByRole('searchbox', { name: 'Cari di dalam file' }).tap();
    await page.keyboard.type('BCNF');
    await page.keyboard.press('Enter');
    await page
      .getByRole('link', { name: /^hlm\./ })
      .first()
      .tap();
    await page.waitForFunction(() => (CSS.highlights.get('ui-found')?.size ?? 0) > 0);
    expect(await clicks()).toBeLessThanOrEqual(3);
    await visit.context.close();
  });

  it('to take five sets along as a ZIP: 4', async () => {
    const visit = await begin(product);
    const page = await visit.open('/search?per=5');
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Pilih', exact: true }).click();
    const boxes = page.getByRole('article').getByRole('checkbox');
    await boxes.nth(0).click();
    await boxes.nth(4).click({ modifiers: ['Shift'] });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Unduh ZIP' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(await clicks()).toBeLessThanOrEqual(4);
    await visit.context.close();
  });

  it('to bring thirty lecturers of whom two are wrong: 6', async () => {
    const [visit, page] = await openAdmin(product);
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Impor CSV' }).click();
    const dialog = page.getByRole('dialog');
    const email = (at: number, right: boolean) =>
      right || (at !== 7 && at !== 19) ? `pengajar-${at}@contoh.ac.id` : `salah-${at}`;
    async function choose(right: boolean) {
      const rows = Array.from({ length: 30 }, (_, at) => `Guru ${at};${email(at, right)};rahasia`);
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        dialog.locator('[data-part=choose]').click(),
      ]);
      const buffer = Buffer.from(['nama;email;password', ...rows].join('\n'));
      await chooser.setFiles({ name: 'dosen.csv', mimeType: 'text/csv', buffer });
    }
    await choose(false);
    await dialog.getByText('2 dari 30 baris perlu diperbaiki.', { exact: false }).waitFor();
    await dialog.getByRole('button', { name: 'Pilih file lain' }).click();
    await choose(true);
    await dialog.getByRole('button', { name: 'Impor 30 baris' }).click();
    await toast(page, '30 dosen berhasil ditambahkan');
    expect(await clicks()).toBeLessThanOrEqual(6);
    await visit.context.close();
  });

  it('to see how things stand, who changed what, and how the server is: 1 each', async () => {
    const [visit, page] = await openAdmin(product);
    const clicks = await countClicks(page);
    for (const name of ['Ringkasan', 'Riwayat', 'Server']) {
      await page.getByRole('link', { name, exact: true }).first().click();
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.getByText('Semua baik').waitFor();
    expect(await clicks()).toBeLessThanOrEqual(3);
    await visit.context.close();
  });

  it('to read a set from a shared link: none', async () => {
    const [set] = await listSets(product.url);
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set?.id}`);
    await page.getByRole('heading', { name: 'File' }).waitFor();
    await page
      .getByRole('button', { name: /^Unduh/ })
      .first()
      .waitFor();
    await visit.context.close();
  });
});
