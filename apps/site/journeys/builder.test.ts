import { readFile } from 'node:fs/promises';
import type { Download, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { audit } from './support/audit.js';
import { startProduct } from './support/product.js';
import { startServer } from './support/server.js';
import { begin, overflow, signIn, type Visit } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

const COINS = /^Tambah: Mesin kasir/;
const QUEUE = /^Tambah: Sebuah antrean dibangun/;
const UDP = /^Tambah: Panggilan suara/;

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const focused = (page: Page) =>
  page.evaluate(
    () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
  );
const kept = (page: Page) =>
  page.evaluate(() => localStorage.getItem('builder-draft:') ?? 'nothing');

/** Code and formulas are drawn, and measured, a moment after the page. */
const settling = (message: string) => ({ message, timeout: 15_000 });

/** Presses a button as the keyboard does. */
async function press(page: Page, name: string | RegExp) {
  await button(page, name).focus();
  await page.keyboard.press('Enter');
}

async function order(page: Page): Promise<string[]> {
  const cards = await page.getByRole('article', { name: /^Soal \d+$/ }).allTextContents();
  return cards.map((text) =>
    text.includes('Mesin kasir')
      ? 'coins'
      : text.includes('antrean')
        ? 'queue'
        : text.includes('Panggilan')
          ? 'udp'
          : 'own',
  );
}

async function saved(page: Page, name: string): Promise<[Download, Buffer]> {
  const [download] = await Promise.all([page.waitForEvent('download'), press(page, name)]);
  return [download, await readFile(await download.path())];
}

async function openBuilder(options = {}): Promise<[Visit, Page]> {
  const visit = await begin(product, options);
  const page = await visit.open('/create');
  await page.getByRole('heading', { level: 1, name: 'Pembuat Form Soal' }).waitFor();
  return [visit, page];
}

async function compose(page: Page) {
  await page.getByRole('textbox', { name: 'Judul naskah' }).fill('Kuis Akhir 2025');
  await page.getByRole('textbox', { name: 'Deskripsi' }).fill('Waktu 45 menit.');
  for (const name of [COINS, QUEUE, UDP]) await press(page, name);
  await page.getByText('Soal berhasil ditambahkan!').first().waitFor();
  expect(await order(page)).toEqual(['coins', 'queue', 'udp']);
}

describe('the form builder', () => {
  it('composes, reorders, writes and downloads by keyboard alone', async () => {
    const [visit, page] = await openBuilder();
    expect(await button(page, /^Unduh/).count()).toBe(0);
    await compose(page);

    await button(page, 'Geser Soal 3').focus();
    for (const key of ['Space', 'ArrowUp', 'ArrowUp', 'Space']) await page.keyboard.press(key);
    await expect.poll(() => order(page)).toEqual(['udp', 'coins', 'queue']);
    await page.getByText('Soal 3 diletakkan di posisi 1 dari 3').waitFor({ state: 'attached' });

    await press(page, 'Buat Soal Baru');
    await page.getByRole('textbox', { name: 'Teks soal' }).waitFor();
    await expect.poll(() => focused(page)).toBe('');
    await page.keyboard.type('Apa itu **graf**?');
    await press(page, 'Simpan');
    await expect.poll(() => order(page)).toEqual(['udp', 'coins', 'queue', 'own']);
    await expect.poll(() => focused(page)).toBe('Buat Soal Baru');

    const [download, bytes] = await saved(page, 'Unduh teks');
    expect(download.suggestedFilename()).toBe('Kuis_Akhir_2025.txt');
    expect(bytes.toString('utf8')).toBe(`Kuis Akhir 2025
Waktu 45 menit.

DAFTAR SOAL:

1. Panggilan suara melalui internet umumnya memakai UDP, sedangkan pengunduhan berkas memakai TCP. Jelaskan pilihan itu dari sisi keterlambatan dan keandalan.
   Mata Kuliah: Jaringan Komputer
   Tingkat Kesulitan: Mudah
   Dosen: Dr. Yosef Tandilangi, M.T.

2. Mesin kasir hanya menyediakan koin 1, 5, dan 8. Tunjukkan sebuah jumlah kembalian yang membuat strategi greedy (selalu mengambil koin terbesar) memakai lebih banyak koin daripada cara terbaik, lalu jelaskan penyebabnya.
   Mata Kuliah: Desain Analisis Algoritma
   Tingkat Kesulitan: Mudah
   Dosen: I Made Suryadarma, M.Kom.

3. Sebuah antrean dibangun dari dua tumpukan. Buktikan bahwa rangkaian n operasi enqueue dan dequeue memerlukan waktu O(n) seluruhnya, walaupun satu dequeue dapat memerlukan O(n).
   Mata Kuliah: Struktur Data
   Tingkat Kesulitan: Sulit
   Dosen: Dr. Ratna Wulandari, M.Kom.

4. Apa itu **graf**?
   Mata Kuliah: Custom Question
   Tingkat Kesulitan: Custom
   Dosen: User Created

`);
    await page.getByText('File berhasil diunduh!').first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('keeps the draft over a reload, an open editor included', async () => {
    const [visit, page] = await openBuilder();
    await compose(page);
    await button(page, 'Buat Soal Baru').click();
    await page.getByRole('textbox', { name: 'Teks soal' }).fill('Setengah jadi');
    await page.reload();
    await page.getByRole('textbox', { name: 'Teks soal' }).waitFor();
    expect(await page.getByRole('textbox', { name: 'Teks soal' }).inputValue()).toBe(
      'Setengah jadi',
    );
    expect(await page.getByRole('textbox', { name: 'Judul naskah' }).inputValue()).toBe(
      'Kuis Akhir 2025',
    );
    expect(await order(page)).toEqual(['coins', 'queue', 'udp']);

    await button(page, 'Hapus soal 2').click();
    await expect.poll(() => order(page)).toEqual(['coins', 'udp']);
    await button(page, 'Urungkan').click();
    await expect.poll(() => order(page)).toEqual(['coins', 'queue', 'udp']);

    await button(page, 'Kosongkan naskah').click();
    await page.getByRole('alertdialog').getByRole('button', { name: 'Kosongkan' }).click();
    await page.getByText('Belum ada soal dalam naskah').waitFor();
    expect(await kept(page)).not.toContain('Kuis');
    await visit.context.close();
  });

  it('begins anew when the draft is broken', async () => {
    const [visit, page] = await openBuilder();
    await page.evaluate(() => localStorage.setItem('builder-draft:', '{"form":{"questions":7'));
    await page.reload();
    await page.getByText('Belum ada soal dalam naskah').waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('downloads a DOCX under the policy of the site', async () => {
    const [visit, page] = await openBuilder();
    await press(page, /^Tambah: Menyelesaikan rekurensi/);
    const [download, bytes] = await saved(page, 'Unduh DOCX');
    expect(download.suggestedFilename()).toBe('Untitled_Form.docx');
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('prints the form alone, formulas drawn', async () => {
    const [visit, page] = await openBuilder();
    await press(page, /^Tambah: Menyelesaikan rekurensi/);
    await page.locator('[data-component="on-paper"] math').first().waitFor({ state: 'attached' });
    await page.emulateMedia({ media: 'print' });
    const paper = page.locator('[data-component="on-paper"]');
    expect(await paper.getByRole('heading', { name: 'Untitled Form' }).isVisible()).toBe(true);
    expect(await paper.locator('math').first().isVisible()).toBe(true);
    expect(await page.getByRole('searchbox').count()).toBe(0);
    expect(await button(page, 'Unduh teks').count()).toBe(0);
    await visit.context.close();
  });

  it('sends visitors to the login page where browsing is not public, and back', async () => {
    const closed = await startServer();
    const visit = await begin({ ...product, url: closed.url });
    const page = await visit.open('/create');
    await page.waitForURL('**/login?next=%2Fcreate');
    await signIn(page);
    await page.getByRole('heading', { level: 1, name: 'Pembuat Form Soal' }).waitFor();
    await visit.context.close();
    await closed.stop();
  });
});

describe.each([320, 375, 1440])('at %i px', (width) => {
  it.each(['light', 'dark'] as const)('has no violations in the %s theme', async (colorScheme) => {
    const viewport = { width, height: 812 };
    const [visit, page] = await openBuilder({ viewport, colorScheme });
    await expect.poll(() => audit(page), settling('empty')).toEqual([]);
    await compose(page);
    await button(page, 'Filter Lanjutan').click();
    await button(page, 'Buat Soal Baru').click();
    await page.getByRole('textbox', { name: 'Teks soal' }).fill('$$x^2$$');
    await expect.poll(() => audit(page), settling('filled')).toEqual([]);
    expect(await overflow(page)).toBeLessThanOrEqual(0);
    await visit.context.close();
  });
});
