import type { BrowserContextOptions, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { listSets } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { openSignedIn, PHONE, signIn, type Visit } from './support/visit.js';

const product = startProduct();

const text = (name: string, bytes = 2000) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`${name} ${'soal '.repeat(bytes / 5)}`),
});

async function openForm(options: BrowserContextOptions = {}): Promise<[Visit, Page]> {
  const [visit, page] = await openSignedIn(product, '/upload', options);
  await page.getByRole('heading', { level: 1, name: 'Upload Soal Baru' }).waitFor();
  return [visit, page];
}

async function fill(page: Page, title: string): Promise<void> {
  const slot = page.locator('input[type="file"]');
  await slot.nth(0).setInputFiles(text('soal.txt'));
  await slot.nth(1).setInputFiles(text('kunci.txt', 3000));
  await slot.nth(2).setInputFiles(text('masukan.txt', 4000));
  await page.getByRole('textbox', { name: 'Judul Set Soal' }).fill(title);
  await page.getByRole('combobox', { name: 'Mata Kuliah' }).fill('basis');
  await page.getByRole('combobox', { name: 'Mata Kuliah' }).press('Enter');
  await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sulit');
}

const submit = (page: Page) =>
  page.getByRole('button', { name: 'Upload Soal', exact: true }).click();

/** The sets of a title, as the server has them. */
async function setsOf(title: string) {
  const sets = await listSets(product.url);
  return sets.filter((set) => set.title === title);
}

describe.each([
  ['a desktop', {}],
  ['a phone', PHONE],
])('uploading on %s', (device, options) => {
  it('sends three files over a slow connection, and again only the one that failed', async () => {
    const title = `UTS Basis Data dari ${device}`;
    const [visit, page] = await openForm(options);
    const sent: string[] = [];
    let failed = false;
    await page.route('**/api/files/upload', async (route) => {
      const body = route.request().postDataBuffer()?.toString('utf8') ?? '';
      const name = /filename="([^"]+)"/.exec(body)?.[1] ?? '';
      sent.push(name);
      await new Promise((resolve) => setTimeout(resolve, 300));
      if (name !== 'kunci.txt' || failed) return route.continue();
      failed = true;
      return route.abort('connectionreset');
    });
    await fill(page, title);
    await submit(page);
    await page.getByRole('button', { name: 'Mengupload...' }).waitFor();
    await page.getByRole('alert').getByText('Terjadi kesalahan saat mengupload soal.').waitFor();
    await page.getByRole('button', { name: 'Coba lagi upload kunci.txt' }).click();
    await page.getByText('Soal berhasil diupload!').waitFor();
    expect(sent.toSorted()).toEqual(['kunci.txt', 'kunci.txt', 'masukan.txt', 'soal.txt']);
    const sets = await setsOf(title);
    expect(sets).toHaveLength(1);
    expect(sets[0]?.subject).toBe('Basis Data');
    expect(sets[0]?.files.map(({ filecategory }) => filecategory).toSorted()).toEqual([
      'answers',
      'questions',
      'testCases',
    ]);
    await page.getByRole('link', { name: 'Lihat paket soal' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await visit.context.close();
  });
});

describe('an upload form', () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('outlives an expired session, files included, on %s', async (device, options) => {
    const title = `UAS setelah sesi berakhir di ${device}`;
    const [visit, page] = await openForm(options);
    await fill(page, title);
    await page.evaluate(() => {
      const user = JSON.parse(localStorage.getItem('user') ?? '{}');
      localStorage.setItem('user', JSON.stringify({ ...user, accessToken: 'habis' }));
    });
    await submit(page);
    await page
      .getByText('Anda belum login atau sesi telah berakhir. Silakan login kembali.')
      .waitFor();
    await page.getByRole('button', { name: 'Login kembali' }).click();
    await page.waitForURL('**/login?next=%2Fupload');
    await signIn(page);
    await page.waitForURL('**/upload');
    await page.getByText('kunci.txt', { exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Judul Set Soal' }).inputValue()).toBe(title);
    await submit(page);
    await page.getByText('Soal berhasil diupload!').waitFor();
    expect(await setsOf(title)).toHaveLength(1);
    await visit.context.close();
  });

  it('outlives a record that is gone from the storage without a word', async () => {
    const title = 'UAS tanpa catatan masuk';
    const [visit, page] = await openForm();
    await fill(page, title);
    await page.evaluate(() => localStorage.removeItem('user'));
    await submit(page);
    await page
      .getByText('Anda belum login atau sesi telah berakhir. Silakan login kembali.')
      .waitFor();
    await page.getByText('kunci.txt', { exact: true }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Judul Set Soal' }).inputValue()).toBe(title);
    expect(await setsOf(title)).toHaveLength(0);
    await visit.context.close();
  });

  it('keeps what was typed when the page is loaded anew, and names the files to choose again', async () => {
    const [visit, page] = await openForm();
    await fill(page, 'UTS yang dimuat ulang');
    await page.reload();
    await page.getByText('Pilih kembali file Anda').waitFor();
    await page.getByText(/soal\.txt, kunci\.txt, masukan\.txt/).waitFor();
    expect(await page.getByRole('textbox', { name: 'Judul Set Soal' }).inputValue()).toBe(
      'UTS yang dimuat ulang',
    );
    await visit.context.close();
  });

  it('warns of a file and a set that are there already, and lets them pass', async () => {
    const title = 'Kuis yang diupload dua kali';
    const [visit, page] = await openForm();
    await fill(page, title);
    await submit(page);
    await page.getByText('Soal berhasil diupload!').waitFor();
    await fill(page, title);
    await page.getByText('Paket soal seperti ini sudah ada').waitFor();
    await page.getByText('File yang sama sudah ada').waitFor();
    await submit(page);
    await page.getByText('Soal berhasil diupload!').waitFor();
    expect(await setsOf(title)).toHaveLength(2);
    await visit.context.close();
  });

  it('has nothing that axe complains about', async () => {
    const [visit, page] = await openForm();
    expect(await auditBothThemes(page)).toEqual([]);
    await submit(page);
    await page.getByRole('alert').first().waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    await visit.context.close();
  });
});
