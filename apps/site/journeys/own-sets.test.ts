import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import { beforeAll, describe, expect, it } from 'vitest';
import { sendAsAdmin, signInStatus } from './support/admin.js';
import { listSets } from './support/api.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { LECTURER, openSignedIn, PHONE } from './support/visit.js';

const product = startProduct();
let set: QuestionSetAnswer;
let foreign: QuestionSetAnswer;

beforeAll(async () => {
  const answer = await signInStatus(product.url, LECTURER);
  const { id } = (await answer.json()) as { id: number };
  const sets = await listSets(product.url);
  const [own] = sets.filter(({ creator }) => creator?.id === id);
  const [other] = sets.filter(({ creator }) => creator !== null && creator.id !== id);
  if (!own || !other) throw new Error('The demo data lacks own or foreign sets');
  set = own;
  foreign = other;
});

/** An administrator changes the set while its editor is open elsewhere. */
async function correct(body: object): Promise<void> {
  const { subject, difficulty, title } = await current();
  await sendAsAdmin(product, 'PUT', `/questionsets/${set.id}`, {
    title,
    subject,
    difficulty,
    ...body,
  });
}

async function current(): Promise<QuestionSetAnswer> {
  const answer = await fetch(`${product.url}/api/questionsets/${set.id}`);
  return (await answer.json()) as QuestionSetAnswer;
}

const status = async (id: number) => (await fetch(`${product.url}/api/questionsets/${id}`)).status;

describe('own sets', () => {
  it('are changed: words, files, and back on the preview', async () => {
    const [visit, page] = await openSignedIn(product, `/preview/${set.id}`);
    await page.getByRole('link', { name: 'Ubah', exact: true }).click();
    await page.waitForURL(`**/edit/${set.id}`);
    const title = `${set.title} (revisi)`;
    await page.getByRole('textbox', { name: 'Judul Set Soal' }).fill(title);
    await page.reload();
    await page.getByText('Ada perubahan yang belum disimpan.').waitFor();
    await page.getByRole('button', { name: 'Simpan Perubahan' }).click();
    await page.getByText('Perubahan tersimpan').waitFor();

    await page
      .locator('[data-component="file-slot"] input[type="file"]')
      .nth(0)
      .setInputFiles({ name: 'lampiran.txt', mimeType: 'text/plain', buffer: Buffer.from('Satu') });
    await page.getByRole('button', { name: 'Ganti lampiran.txt' }).waitFor();
    await page
      .locator('[data-component="file-row"]', { hasText: 'lampiran.txt' })
      .locator('input[type="file"]')
      .setInputFiles({
        name: 'lampiran-2.txt',
        mimeType: 'text/plain',
        buffer: Buffer.from('Dua'),
      });
    await page.getByRole('button', { name: 'Ganti lampiran-2.txt' }).waitFor();
    await page.getByText('lampiran.txt', { exact: true }).waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Hapus lampiran-2.txt' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus' }).click();
    await page.getByRole('button', { name: 'Ganti lampiran-2.txt' }).waitFor({ state: 'detached' });

    await page.getByRole('link', { name: 'Lihat paket soal' }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('put nothing back that someone else has corrected, and ask where both changed the same', async () => {
    const [visit, page] = await openSignedIn(product, `/edit/${set.id}`);
    const title = page.getByRole('textbox', { name: 'Judul Set Soal' });
    const save = page.getByRole('button', { name: 'Simpan Perubahan' });
    await title.waitFor();
    await correct({ title: 'UTS yang dibetulkan' });
    await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Tanpa kalkulator.');
    await save.click();
    await page.getByText('Perubahan tersimpan').waitFor();
    expect(await current()).toMatchObject({
      title: 'UTS yang dibetulkan',
      description: 'Tanpa kalkulator.',
    });
    expect(await title.inputValue()).toBe('UTS yang dibetulkan');

    await title.fill('UTS menurut dosen');
    await correct({ title: 'UTS menurut admin' });
    await page.reload();
    await save.click();
    await page.getByRole('heading', { name: 'Paket soal ini berubah' }).waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await page.getByRole('button', { name: 'Simpan pilihan' }).click();
    await page.getByText('Perubahan tersimpan').waitFor();
    expect(await current()).toMatchObject({ title: 'UTS menurut dosen' });
    // The browser tells of the refusal that the first save met.
    expect(visit.errors.filter((error) => !error.includes('412'))).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('are withdrawn and brought back on %s', async (_, options) => {
    const [visit, page] = await openSignedIn(product, '/my-sets', options);
    const [current] = (await listSets(product.url)).filter(({ id }) => id === set.id);
    const name = current?.title ?? '';
    await page.getByRole('button', { name: `Tarik ${name}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
    await page.getByRole('button', { name: `Kembalikan ${name}`, exact: true }).waitFor();
    expect(await status(set.id)).toBe(404);
    await page.getByRole('button', { name: 'Urungkan' }).click();
    await page.getByRole('button', { name: `Tarik ${name}`, exact: true }).waitFor();
    expect(await status(set.id)).toBe(200);
    await visit.context.close();
  });

  it('are nobody else’s to change', async () => {
    const [visit, page] = await openSignedIn(product, `/edit/${foreign.id}`);
    await page
      .getByRole('heading', { level: 1, name: 'Anda tidak dapat mengubah paket soal ini' })
      .waitFor();
    await page.goto(`/preview/${foreign.id}`);
    await page.getByRole('heading', { level: 1, name: foreign.title }).waitFor();
    expect(await page.getByRole('link', { name: 'Ubah', exact: true }).count()).toBe(0);
    await visit.context.close();
  });

  it('have nothing that axe complains about', async () => {
    const [visit, page] = await openSignedIn(product, '/my-sets');
    await page
      .getByText(/paket soal$/)
      .first()
      .waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    await page.goto(`/edit/${set.id}`);
    await page.getByRole('heading', { level: 1, name: 'Ubah Paket Soal' }).waitFor();
    // What fades in while the courses come is pale for a moment.
    await page.getByText('Memuat data...').waitFor({ state: 'hidden' });
    expect(await auditBothThemes(page)).toEqual([]);
    await visit.context.close();
  });

  it('are deleted for good once they are withdrawn', async () => {
    const [visit, page] = await openSignedIn(product, '/my-sets', PHONE);
    const { title } = await current();
    await page.getByRole('button', { name: `Tarik ${title}`, exact: true }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Tarik' }).click();
    await page.getByRole('button', { name: `Hapus ${title} selamanya` }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Hapus selamanya' }).click();
    await page.getByText('Paket soal dihapus selamanya').waitFor();
    await page.getByRole('heading', { name: title, exact: true }).waitFor({ state: 'detached' });
    await page.reload();
    await page.getByRole('checkbox').first().waitFor();
    expect(await page.getByText(title, { exact: true }).count()).toBe(0);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
