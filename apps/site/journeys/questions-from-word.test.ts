import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PaperAnswer } from '@bank-soal/contract/papers';
import type { QuestionAnswer } from '@bank-soal/contract/questions';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { n, p, wordExam } from '../../server/src/test/documents/word-exam.js';
import { tokenOf } from './support/admin.js';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { pdfPages } from './support/read-files.js';
import { LECTURER, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

let token = '';
let exam: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  token = await tokenOf(product.url, LECTURER);
  const buffer = await wordExam(
    p('Mata Kuliah: Basis Data') +
      n(1, 0, 'Penutup minimal memuat berapa atribut? (5 poin)') +
      n(1, 1, 'satu') +
      n(1, 1, 'dua') +
      n(1, 0, 'Kunci kandidat itu unik?') +
      n(1, 1, ['ya', 'yellow']) +
      n(1, 1, 'tidak') +
      n(1, 0, 'Jelaskan dekomposisi tanpa rugi.'),
  );
  const mimeType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';
  exam = { name: 'UTS Basis Data.docx', mimeType, buffer };
});

async function call<T>(method: string, path: string, body?: object): Promise<T> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': token },
    ...(body && { body: JSON.stringify(body) }),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status}`);
  return (await answer.json()) as T;
}

const mine = () => call<QuestionAnswer[]>('GET', '/questions?mine=true&limit=500');
const card = (page: Page, number: number) =>
  page.getByRole('article', { name: `Soal ${number}`, exact: true });
const save = (page: Page, count: number) =>
  page.getByRole('button', { name: `Simpan ${count} soal` }).first();

/** For reviewers of looks: pictures of the page, where a folder is named. */
async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOK_FOLDER;
  if (folder) await page.screenshot({ path: join(folder, `${name}.png`), fullPage: true });
}

describe('questions of a Word file', () => {
  it('go from the file over a correction to a printed paper', async () => {
    const [visit, page] = await openSignedIn(product, '/questions');
    await page.getByRole('button', { name: 'Impor soal' }).click();
    await page.getByRole('link', { name: 'Tinjau soal di samping naskahnya' }).click();
    await page.getByRole('heading', { level: 1, name: 'Soal dari Word' }).waitFor();
    await page.locator('input[type=file]').first().setInputFiles(exam);
    await card(page, 1).waitFor();
    const before = (await mine()).length;
    expect(await save(page, 3).isDisabled()).toBe(true);
    expect(await audit(page)).toEqual([]);

    await card(page, 1).getByRole('button', { name: 'Kunci B' }).click();
    await card(page, 1).getByText('Siap').waitFor();
    await page.reload();
    await page.getByText(/dilanjutkan dari yang terakhir/).waitFor();
    await card(page, 1).getByText('Siap').waitFor();
    expect(await mine()).toHaveLength(before);
    await save(page, 3).click();
    await page.getByText('3 soal disimpan').waitFor();

    const stored = (await mine()).slice(0, 3).toReversed();
    expect(stored.map(({ kind, points, subject }) => [kind, points, subject])).toEqual([
      ['pilihan', 5, 'Basis Data'],
      ['pilihan', 1, 'Basis Data'],
      ['uraian', 1, 'Basis Data'],
    ]);
    expect(stored[0]?.options.map(({ right }) => right)).toEqual([false, true]);

    const items = stored.map(({ id }) => ({ questionId: id }));
    const paper = await call<PaperAnswer>('POST', '/papers', {
      title: 'UTS dari Word',
      sections: [{ title: '', note: '', shuffle: false, items }],
    });
    await page.goto(`${product.url}/papers/${paper.id}`);
    await page.getByRole('button', { name: 'Unduh naskah' }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download', { timeout: 60_000 }),
      page
        .getByRole('menuitem', { name: /^PDF: Soal/ })
        .first()
        .click(),
    ]);
    const text = (await pdfPages(await readFile(await download.path()))).join(' ');
    expect(text).toMatch(/Penutup minimal/);
    expect(text).toMatch(/dekomposisi tanpa rugi/);
    expect(visit.errors).toEqual([]);
  });

  it('are reviewed on a phone, and left again without a trace', async () => {
    const [visit, page] = await openSignedIn(product, '/questions/import', PHONE);
    await page.locator('input[type=file]').first().setInputFiles(exam);
    await card(page, 1).waitFor();
    expect(await overflow(page)).toBe(0);
    for (const [width, scheme] of [
      [375, 'light'],
      [375, 'dark'],
      [768, 'light'],
      [1440, 'light'],
      [1440, 'dark'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme: scheme });
      expect(await overflow(page)).toBe(0);
      await look(page, `word-${width}-${scheme}`);
    }
    await page.getByRole('button', { name: 'Buang tinjauan' }).click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Buang tinjauan' }).click();
    await page.getByText('Naskah ujian', { exact: true }).first().waitFor();
    await page.reload();
    await page.getByText('Naskah ujian', { exact: true }).first().waitFor();
    expect(visit.errors).toEqual([]);
  });
});
