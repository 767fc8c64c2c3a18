import { readFile } from 'node:fs/promises';
import type { Blueprint } from '@bank-soal/contract/papers';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { openAdmin, toast } from './support/admin.js';
import { audit } from './support/audit.js';
import { type Call, callsOf } from './support/calls.js';
import { startProduct } from './support/product.js';
import { pdfPages, wordText, zipEntries } from './support/read-files.js';
import { LECTURER, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct();

const COURSE = 'Algoritma dan Struktur Data';
const CSV = [
  'kode,deskripsi,cpl',
  'CPMK-1,Mampu memilih struktur data yang tepat,CPL-1;CPL-3',
  'CPMK-2,Mampu menganalisis kompleksitas algoritma,CPL-2',
  'CPMK-3,"Mampu mengimplementasikan pohon, graf, dan tabel hash",CPL-3',
  'CPMK-10,Mampu mengevaluasi rancangan orang lain,',
].join('\n');
/** A PDF is written by a process that may have to be started. */
const MADE = { timeout: 60_000 };

let call: Call;
/** Ids of the outcomes, by code. */
let ids: Record<string, number>;

beforeAll(async () => {
  call = await callsOf(product, LECTURER);
});

const button = (page: Page | Locator, name: string | RegExp) => page.getByRole('button', { name });
const cell = (page: Page, name: RegExp) =>
  page.getByRole('table', { name: /^Kisi-kisi/ }).getByRole('button', { name });

const ask = (number: number, body: object) =>
  call<QuestionAnswer>('POST', '/questions', {
    kind: 'uraian',
    markdown: `Butir ${String(number).padStart(2, '0')}: jelaskan.`,
    answer: 'Ya.',
    subject: COURSE,
    points: 5,
    ...body,
  });

async function taken(page: Page, name: string): Promise<[string, Buffer]> {
  await button(page, 'Unduh naskah').click();
  const [download] = await Promise.all([
    page.waitForEvent('download', MADE),
    page.getByRole('menuitem', { name }).click(),
  ]);
  await button(page, 'Unduh naskah').waitFor(MADE);
  return [download.suggestedFilename(), await readFile(await download.path())];
}

describe('outcomes of a course', () => {
  it('come from a CSV file that is shown before anything is stored', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await page.getByRole('link', { name: COURSE }).click();
    await page.getByRole('tab', { name: /^CPMK/ }).click();
    await page.getByText('Belum ada CPMK').waitFor();
    await button(page, 'Impor CSV').click();
    const dialog = page.getByRole('dialog');
    const choose = (text: string) =>
      dialog
        .locator('input[type="file"]')
        .setInputFiles({ name: 'cpmk.csv', mimeType: 'text/csv', buffer: Buffer.from(text) });
    await choose('kode,deskripsi,cpl\nCPMK-1,Mampu,\ncpmk-1,Mampu lagi,\n');
    await dialog.getByText('1 dari 2 baris perlu diperbaiki.', { exact: false }).waitFor();
    expect(await button(dialog, 'Impor 2 baris').isDisabled()).toBe(true);
    await button(dialog, 'Pilih file lain').click();
    await choose(CSV);
    await dialog.getByText('4 baris siap diimpor.').waitFor();
    await dialog.getByText('Mampu mengimplementasikan pohon, graf, dan tabel hash').waitFor();
    expect(await audit(page)).toEqual([]);
    await button(dialog, 'Impor 4 baris').click();
    await toast(page, '4 CPMK baru, 0 diperbarui');
    await page.getByText('CPL: CPL-1, CPL-3').waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
    const id = new URL(page.url()).searchParams.get('course');
    const stored = await call<{ id: number; code: string }[]>('GET', `/course-tags/${id}/outcomes`);
    expect(stored.map(({ code }) => code)).toEqual(['CPMK-1', 'CPMK-2', 'CPMK-3', 'CPMK-10']);
    ids = Object.fromEntries(stored.map((one) => [one.code, one.id]));
  });

  it('are given to one question where it is written, and to many at once', async () => {
    for (let number = 1; number <= 19; number += 1) {
      const outcomeIds = number <= 8 ? [] : [ids[number <= 14 ? 'CPMK-2' : 'CPMK-3']];
      await ask(number, { outcomeIds, cognitive: number <= 8 ? null : number % 2 ? 'C2' : 'C3' });
    }
    const [visit, page] = await openSignedIn(product, '/questions');
    await button(page, 'Buat Soal Baru').click();
    await page.getByRole('textbox', { name: /^Pertanyaan/ }).fill('Butir 20: nilailah.');
    await page.getByRole('combobox', { name: /^Mata kuliah/i }).fill(COURSE);
    await page.keyboard.press('Tab');
    const outcomes = page.getByRole('combobox', { name: /^CPMK/ });
    await outcomes.fill('CPMK-10');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: /^Level kognitif/ }).selectOption('C5');
    await page.getByRole('spinbutton', { name: /^Poin/ }).fill('5');
    expect(await audit(page)).toEqual([]);
    await button(page, 'Simpan soal').click();
    await toast(page, 'Soal disimpan');

    await page.getByRole('searchbox').fill('Butir 0');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 8; number += 1)
      await page.getByRole('checkbox', { name: new RegExp(`Butir 0${number}`) }).check();
    await button(page, 'CPMK dan level').click();
    const dialog = page.getByRole('dialog', { name: 'CPMK dan level untuk soal terpilih' });
    await dialog.getByRole('combobox', { name: /^CPMK/ }).fill('CPMK-1');
    await dialog.getByRole('option', { name: /^CPMK-1\b(?!0)/ }).click();
    await dialog.getByRole('combobox', { name: /^Level kognitif/ }).selectOption('C4');
    expect(await audit(page)).toEqual([]);
    await button(dialog, 'Terapkan').click();
    await toast(page, '8 soal diubah');
    const marked = await call<QuestionAnswer[]>(
      'GET',
      `/questions?outcome=${ids['CPMK-1']}&cognitive=C4&limit=50`,
    );
    expect(marked).toHaveLength(8);

    // Both are filters, with numbers.
    await page.getByRole('searchbox').fill('');
    await page.keyboard.press('Enter');
    await button(page, 'Filter Lanjutan').click();
    await page.getByRole('checkbox', { name: 'C5 (1)' }).check();
    await page.getByRole('article', { name: /^Butir 20/ }).waitFor();
    await expect.poll(() => page.getByRole('article').count()).toBe(1);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a paper of twenty questions', () => {
  it('is composed until nothing is missing, and its kisi-kisi is filed', async () => {
    const [visit, page] = await openSignedIn(product, '/create');
    await page.getByRole('textbox', { name: 'Judul naskah' }).fill('UAS Struktur Data');
    await page.getByRole('tab', { name: 'Kepala naskah' }).click();
    await page.getByRole('combobox', { name: 'Mata kuliah' }).fill(COURSE);
    await page.getByRole('tab', { name: 'Bank Soal' }).click();
    await page.getByRole('searchbox').fill('Butir');
    await page.keyboard.press('Enter');
    for (let number = 1; number <= 19; number += 1) {
      const name = new RegExp(`^Tambah: Butir ${String(number).padStart(2, '0')}`);
      await button(page, name).click();
    }
    await page.getByRole('heading', { name: 'Soal dalam naskah (19)' }).waitFor();

    await page.getByRole('tab', { name: 'Kisi-kisi' }).click();
    await page.getByText('Belum diuji: CPMK-10').waitFor();
    await cell(page, /^CPMK-1, C4: lihat 8 soal/).click();
    const opened = page.getByRole('region', { name: 'Soal pada sel ini' });
    await opened.getByText('Soal 1: Butir 01: jelaskan.').waitFor();
    expect(await audit(page)).toEqual([]);
    // The cell that is missing leads to what would fill it.
    await cell(page, /^CPMK-10, C5: lihat 0 soal/).click();
    await button(opened, 'Cari soal untuk ini').click();
    await button(page, /^Tambah: Butir 20/).click();
    await page.getByRole('heading', { name: 'Soal dalam naskah (20)' }).waitFor();
    await page.getByRole('tab', { name: 'Kisi-kisi' }).click();
    await page.getByText('Setiap CPMK mata kuliah ini sudah diuji.').waitFor();
    await page.getByText(/^Tersimpan \d/).waitFor();
    const id = Number(new URL(page.url()).searchParams.get('naskah'));
    const { missing, rows, totalPoints } = await call<Blueprint>('GET', `/papers/${id}/blueprint`);
    expect(missing).toEqual([]);
    expect(totalPoints).toBe(100);
    expect(rows.map(({ outcome, cognitive }) => `${outcome?.code} ${cognitive}`)).toEqual([
      'CPMK-1 C4',
      'CPMK-2 C2',
      'CPMK-2 C3',
      'CPMK-3 C2',
      'CPMK-3 C3',
      'CPMK-10 C5',
    ]);

    const [name, pdf] = await taken(page, 'Kisi-kisi (PDF)');
    expect(name).toBe('UAS_Struktur_Data_kisi-kisi.pdf');
    const [, word] = await taken(page, 'Kisi-kisi (Word)');
    const [, csv] = await taken(page, 'Kisi-kisi (CSV)');
    const said = (await pdfPages(pdf)).join(' ');
    for (const text of [said, wordText(word)]) {
      for (const part of ['UAS Struktur Data', COURSE, 'CPMK-10', 'Indikator', 'Uraian', '100,0%'])
        expect(text).toContain(part);
      expect(text).toContain('Mampu mengevaluasi rancangan orang lain');
      expect(text).not.toMatch(/belum diuji/i);
    }
    const lines = csv.toString('utf8').split('\n');
    expect(lines[1]).toMatch(/^"1, 2, 3, 4, 5, 6, 7, 8",CPMK-1,.*,C4,Uraian,40,"40,0%"$/);
    expect(lines).toContain(
      '20,CPMK-10,Mampu mengevaluasi rancangan orang lain,C5,Uraian,5,"5,0%"',
    );
    const [, archive] = await taken(page, 'Semua varian');
    expect([...zipEntries(archive).keys()]).toEqual(
      expect.arrayContaining(['kisi-kisi.pdf', 'kisi-kisi.docx']),
    );
    expect(visit.errors).toEqual([]);
    await visit.context.close();

    const [small, phone] = await openSignedIn(product, `/papers/${id}`, PHONE);
    await phone.getByRole('tab', { name: 'Kisi-kisi' }).click();
    await phone.getByText('Setiap CPMK mata kuliah ini sudah diuji.').waitFor();
    expect(await overflow(phone)).toBeLessThanOrEqual(0);
    expect(await audit(phone)).toEqual([]);
    await small.context.close();
  });
});

describe('the coverage of a course', () => {
  it('is a heat table, a table, and a file', async () => {
    const [visit, page] = await openAdmin(product, '/admin/course-tagging');
    await page.getByRole('link', { name: COURSE }).click();
    await page.getByRole('tab', { name: 'Cakupan' }).click();
    const heat = page.getByRole('table', { name: 'Cakupan CPMK menurut level kognitif' });
    await heat
      .getByRole('row', { name: /^CPMK-1 / })
      .getByText('8', { exact: true })
      .waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      button(page, 'Unduh CSV').click(),
    ]);
    const csv = await readFile(await download.path(), 'utf8');
    expect(csv).toContain('"CPMK-10","Mampu mengevaluasi rancangan orang lain"');
    expect(await audit(page)).toEqual([]);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
