import { readFile } from 'node:fs/promises';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { toast } from './support/admin.js';
import { audit } from './support/audit.js';
import { type Call, callsOf } from './support/calls.js';
import { startProduct } from './support/product.js';
import { pdfPages } from './support/read-files.js';
import { LECTURER, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct();

const BAGAS = { email: 'bagas.prasetyanto@contoh.ac.id', password: 'dosen12345' };
const MADE = { email: 'made.suryadarma@contoh.ac.id', password: 'dosen12345' };
/** Others' changes are asked for now and then. */
const SOON = { timeout: 60_000 };

let ratna: Call;
let bagas: Call;

beforeAll(async () => {
  ratna = await callsOf(product, LECTURER);
  bagas = await callsOf(product, BAGAS);
});

const button = (page: Page | Locator, name: string | RegExp) =>
  page.getByRole('button', { name, exact: true });
const title = (page: Page) => page.getByRole('textbox', { name: 'Judul naskah' });
const instructions = (page: Page) => page.getByRole('textbox', { name: 'Deskripsi' });
const isKept = (page: Page) => page.getByText(/^Tersimpan \d/).waitFor(SOON);

/** A paper of one question that only its owner may see. */
async function paperOf(name: string): Promise<PaperAnswer> {
  const { id: questionId } = await ratna<QuestionAnswer>('POST', '/questions', {
    kind: 'uraian',
    markdown: `Rahasia ${name}`,
    answer: 'Ya.',
    visibility: 'owner',
  });
  const sections = [{ title: '', note: '', shuffle: false, items: [{ questionId, points: 10 }] }];
  return ratna('POST', '/papers', { title: name, sections });
}

const paperNow = (id: number) => ratna<PaperAnswer>('GET', `/papers/${id}`);

async function choosePerson(dialog: Locator, label: string, name: string): Promise<void> {
  await dialog.getByRole('combobox', { name: new RegExp(`^${label}`) }).fill(name);
  await dialog.page().getByRole('option', { name }).click();
}

/** Opens the newest notice, which says so. */
async function openNotice(page: Page, sentence: string): Promise<void> {
  await page.getByText(sentence).first().waitFor();
  await page
    .getByRole('link', { name: /Ujian Terperiksa/ })
    .first()
    .click();
}

describe('two lecturers on one paper', () => {
  it('see each other, and lose nothing of what either changes', async () => {
    const { id } = await paperOf('Ujian Berdua');
    const [mine, owner] = await openSignedIn(product, `/papers/${id}`);
    await button(owner, 'Bagikan').click();
    const dialog = owner.getByRole('dialog', { name: 'Bagikan naskah' });
    await choosePerson(dialog, 'Dosen atau administrator', 'Bagas');
    await dialog.getByRole('combobox', { name: /^Hak Bagas/ }).waitFor();
    expect(await audit(owner)).toEqual([]);
    await button(dialog, 'Simpan').click();
    await toast(owner, 'Naskah dibagikan');

    const [theirs, writer] = await openSignedIn(product, '/papers', {}, BAGAS);
    await writer.getByText('Dari rekan', { exact: true }).click();
    await writer.getByRole('link', { name: /^Ujian Berdua/ }).click();
    await writer.getByText('Dr. Ratna Wulandari, M.Kom. juga membuka naskah ini.').waitFor(SOON);
    await owner.getByText('Bagas Prasetyanto, S.T., M.T. juga membuka naskah ini.').waitFor(SOON);
    // The closed question is readable in the paper, and nowhere else.
    await writer.getByText('Rahasia Ujian Berdua').first().waitFor();
    await expect(bagas('GET', '/questions?q=Rahasia')).resolves.toEqual([]);
    expect(await audit(writer)).toEqual([]);

    // What does not meet comes together by itself.
    await instructions(writer).fill('Buku tertutup.');
    await isKept(writer);
    await title(owner).fill('Ujian Berdua, edisi 2');
    await expect.poll(() => instructions(owner).inputValue(), SOON).toBe('Buku tertutup.');
    await isKept(owner);
    await expect.poll(() => title(writer).inputValue(), SOON).toBe('Ujian Berdua, edisi 2');
    const together = await paperNow(id);
    expect(together.title).toBe('Ujian Berdua, edisi 2');
    expect(together.instructions).toEqual(['Buku tertutup.']);

    // What meets is decided field by field.
    await title(writer).fill('Judul Bagas');
    await isKept(writer);
    await expect.poll(async () => (await paperNow(id)).title, SOON).toBe('Judul Bagas');
    await title(owner).fill('Judul Ratna');
    const choice = owner.getByRole('region', {
      name: 'Anda dan orang lain mengubah isian yang sama',
    });
    await choice.waitFor(SOON);
    expect(await choice.getByRole('radio').count()).toBe(2);
    await choice.getByText('Judul Bagas').waitFor();
    expect(await audit(owner)).toEqual([]);
    await choice.getByRole('radio', { name: /Isian Anda/ }).check();
    await button(choice, 'Simpan pilihan').click();
    await choice.waitFor({ state: 'detached' });
    await expect.poll(async () => (await paperNow(id)).title, SOON).toBe('Judul Ratna');
    expect((await paperNow(id)).instructions).toEqual(['Buku tertutup.']);
    await expect.poll(() => title(writer).inputValue(), SOON).toBe('Judul Ratna');

    await button(writer, 'Keluar dari naskah').click();
    await writer
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Keluar dari naskah' })
      .click();
    await toast(writer, 'Anda keluar dari naskah');
    await expect(bagas('GET', `/papers/${id}`)).rejects.toThrow(/404/);
    for (const visit of [mine, theirs]) {
      // A change that met another is refused by the server, as it must be.
      expect(visit.errors.filter((error) => !error.includes('412'))).toEqual([]);
      await visit.context.close();
    }
  });
});

describe('a verifier', () => {
  it('returns a paper with a note, verifies it, and is asked again after a change', async () => {
    const { id } = await paperOf('Ujian Terperiksa');
    const [mine, owner] = await openSignedIn(product, `/papers/${id}`);
    const ask = async () => {
      await button(owner, 'Minta verifikasi').click();
      const dialog = owner.getByRole('dialog', { name: 'Minta verifikasi' });
      const reviewer = dialog.getByRole('combobox', { name: /^Pemeriksa/ });
      if ((await reviewer.inputValue()) === '') await choosePerson(dialog, 'Pemeriksa', 'I Made');
      await expect.poll(() => reviewer.inputValue()).toBe('I Made Suryadarma, M.Kom.');
      await button(dialog, 'Minta verifikasi').click();
      await toast(owner, 'Verifikasi diminta');
    };
    await ask();
    await owner.getByText('Menunggu verifikasi I Made Suryadarma, M.Kom.').first().waitFor();

    const [theirs, verifier] = await openSignedIn(product, '/pemberitahuan', PHONE, MADE);
    await openNotice(
      verifier,
      'Dr. Ratna Wulandari, M.Kom. meminta Anda memverifikasi naskah ini.',
    );
    await verifier.waitForURL(`**/papers/${id}`);
    await button(verifier, 'Kembalikan').click();
    const returning = verifier.getByRole('dialog', { name: 'Kembalikan naskah' });
    await button(returning, 'Kembalikan').click();
    await returning.getByText('Catatan harus diisi: tulis apa yang perlu diperbaiki.').waitFor();
    await returning.getByRole('textbox', { name: /^Catatan/ }).fill('Judulnya terlalu umum.');
    expect(await audit(verifier)).toEqual([]);
    expect(await overflow(verifier)).toBeLessThanOrEqual(0);
    await button(returning, 'Kembalikan').click();
    await toast(verifier, 'Naskah dikembalikan');

    await owner.goto('/pemberitahuan');
    await openNotice(owner, 'I Made Suryadarma, M.Kom. mengembalikan naskah ini dengan catatan.');
    await owner.getByText('Judulnya terlalu umum.').waitFor();
    await title(owner).fill('Ujian Struktur Data yang Terperiksa');
    await isKept(owner);
    await ask();

    await verifier.reload();
    await button(verifier, 'Verifikasi').click();
    await verifier.getByRole('alertdialog').getByRole('button', { name: 'Verifikasi' }).click();
    await toast(verifier, 'Naskah diverifikasi');

    await owner.reload();
    await owner.getByText(/^Diverifikasi I Made Suryadarma, M.Kom., /).waitFor();
    expect(await audit(owner)).toEqual([]);
    const paperText = async () => {
      await button(owner, 'Unduh naskah').click();
      const [download] = await Promise.all([
        owner.waitForEvent('download', SOON),
        owner.getByRole('menuitem', { name: 'PDF: Soal A' }).click(),
      ]);
      return (await pdfPages(await readFile(await download.path()))).join(' ');
    };
    const footer = /Diverifikasi: I Made Suryadarma, M\.Kom\., \d+ \S+ \d{4}/;
    expect(await paperText()).toMatch(footer);

    // The change after it is seen, and asks again.
    await title(owner).fill('Ujian Struktur Data');
    await isKept(owner);
    const ended = 'Berubah sejak diverifikasi I Made Suryadarma, M.Kom.: minta verifikasi lagi.';
    await owner.getByText(ended).waitFor(SOON);
    expect(await paperText()).not.toMatch(/Diverifikasi/);
    await owner.getByRole('link', { name: 'Naskah Saya' }).first().click();
    await owner.getByRole('link', { name: /^Ujian Struktur Data/ }).waitFor();
    await owner.getByText(ended).waitFor();
    for (const visit of [mine, theirs]) {
      expect(visit.errors).toEqual([]);
      await visit.context.close();
    }
  });
});
