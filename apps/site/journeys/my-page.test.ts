import type { Locator, Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenOf } from './support/admin.js';
import { auditBothThemes } from './support/audit.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, openSignedIn, overflow, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });
const STUDENT = { email: 'mahasiswa@contoh.ac.id', password: 'mahasiswa12345' };

let lecturer = '';

beforeAll(async () => {
  lecturer = await tokenOf(product.url, LECTURER);
});

/** The lecturer writes, beside the pages that are open. */
async function send(method: string, path: string, body?: object): Promise<unknown> {
  const answer = await fetch(`${product.url}/api${path}`, {
    method,
    headers: { 'content-type': 'application/json', 'x-access-token': lecturer },
    ...(body && { body: JSON.stringify(body) }),
  });
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.json();
}

/** A new set of the lecturer's. */
async function newSet(title: string): Promise<number> {
  const body = { title, subject: 'Basis Data', difficulty: 'Mudah' };
  const { questionSet } = (await send('POST', '/questionsets', body)) as {
    questionSet: { id: number };
  };
  return questionSet.id;
}

const card = (page: Page, title: string) =>
  page.locator('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });

async function press(button: Locator) {
  await button.focus();
  await button.press('Enter');
}

describe('a student keeps sets of their own', () => {
  it('pins and calls done by keyboard, finds them again, and loses what closes', async () => {
    const title = 'Kuis yang Disematkan';
    const id = await newSet(title);
    const [visit, page] = await openSignedIn(product, '/search', {}, STUDENT);
    const found = card(page, title);
    await press(found.getByRole('button', { name: 'Sematkan' }));
    await found.getByRole('button', { name: 'Sematkan', pressed: true }).waitFor();
    await press(found.getByRole('button', { name: 'Sudah dikerjakan' }));
    await found.getByRole('button', { name: 'Sudah dikerjakan', pressed: true }).waitFor();
    expect(await auditBothThemes(page)).toEqual([]);

    await page.getByRole('button', { name: 'Filter lain' }).click();
    await page.getByRole('combobox', { name: 'Koleksi saya' }).selectOption('done');
    await page.waitForURL('**/search?koleksi=done');
    await page.getByText('Menampilkan 1 hasil pencarian').first().waitFor();
    await card(page, title).waitFor();
    await page.reload();
    await page.getByText('Menampilkan 1 hasil pencarian').first().waitFor();

    await page.goto(`/preview/${id}`);
    await page.getByRole('button', { name: 'Sematkan', pressed: true }).waitFor();
    await page.goto('/');
    const pinned = page.getByRole('region', { name: 'Disematkan' });
    await pinned.getByRole('link', { name: title }).waitFor();
    const recent = page.getByRole('region', { name: 'Terakhir dibuka' });
    await recent.getByRole('link', { name: title }).waitFor();
    expect(await auditBothThemes(page)).toEqual([]);
    await pinned.getByRole('link', { name: 'Lihat semua' }).click();
    await page.waitForURL('**/koleksi');
    await page.getByRole('tab', { name: 'Sudah dikerjakan' }).click();
    await page.waitForURL('**/koleksi?daftar=dikerjakan');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(await auditBothThemes(page)).toEqual([]);

    const change = { title, subject: 'Basis Data', difficulty: 'Mudah' };
    await send('PUT', `/questionsets/${id}`, { ...change, visibility: 'owner' });
    await page.reload();
    await page.getByRole('link', { name: 'Cari paket soal' }).waitFor();
    expect(await page.getByText(title).count()).toBe(0);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('sees what was downloaded before', async () => {
    const [visit, page] = await openSignedIn(product, '/search', {}, STUDENT);
    const one = page.locator('article').filter({ hasText: 'UTS' }).first();
    const title = (await one.getByRole('heading').textContent()) ?? '';
    await one.getByRole('button', { name: 'Sematkan' }).waitFor();
    const items = page.getByRole('menuitem');
    const saved = page.waitForEvent('download');
    const pressed = (async () => {
      await one.getByRole('button', { name: 'Unduh' }).click();
      await Promise.race([saved, items.first().waitFor()]);
      if ((await items.count()) > 0) await items.last().click();
    })();
    await Promise.all([saved, pressed]);
    await one.getByText('Pernah diunduh').waitFor({ state: 'attached' });
    await page.goto('/koleksi?daftar=diunduh');
    await page.getByRole('heading', { name: title }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is nothing that visitors see', async () => {
    const visit = await begin(product);
    const page = await visit.open('/search?koleksi=done');
    await page
      .getByText(/^Tidak ada hasil yang ditemukan/)
      .first()
      .waitFor();
    await page.goto('/search');
    await page.locator('article').first().waitFor();
    expect(await page.getByRole('button', { name: 'Sematkan' }).count()).toBe(0);
    expect(await page.getByRole('combobox', { name: 'Koleksi saya' }).count()).toBe(0);
    await page.goto('/koleksi');
    await page.waitForURL('**/login?next=%2Fkoleksi');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe('a followed course', () => {
  it('tells of its new sets at the bell, on a phone too, until they were looked at', async () => {
    const [visit, page] = await openSignedIn(product, '/search?courseTag=Basis+Data', {}, STUDENT);
    await press(page.getByRole('button', { name: 'Ikuti Basis Data' }));
    await page.getByRole('button', { name: 'Ikuti Basis Data', pressed: true }).waitFor();
    const title = 'UTS yang Baru Datang';
    await newSet(title);

    const [handheld, phone] = await openSignedIn(product, '/', PHONE, STUDENT);
    const unread = 'Pemberitahuan 1 pemberitahuan belum dibaca';
    await phone.getByRole('link', { name: unread }).click();
    await phone.getByRole('link', { name: `Belum dibaca: Paket soal baru · ${title}` }).waitFor();
    expect(await overflow(phone)).toBe(0);
    expect(await auditBothThemes(phone)).toEqual([]);
    await handheld.context.close();

    await page.reload();
    await page.getByRole('link', { name: unread }).press('Enter');
    await page.waitForURL('**/pemberitahuan');
    await page.getByRole('link', { name: `Belum dibaca: Paket soal baru · ${title}` }).click();
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.getByRole('link', { name: 'Pemberitahuan', exact: true }).waitFor();
    await page.goto('/pemberitahuan');
    await page.getByRole('link', { name: `Paket soal baru · ${title}`, exact: true }).waitFor();

    await page.goto('/data-saya');
    await page.getByRole('button', { name: 'Hapus Basis Data' }).click();
    await page.goto('/search?courseTag=Basis+Data');
    await page.getByRole('button', { name: 'Ikuti Basis Data', pressed: false }).waitFor();
    expect([...visit.errors, ...handheld.errors]).toEqual([]);
    await visit.context.close();
  });
});

describe('a lecturer', () => {
  it('is told of a report, and led to it', async () => {
    const id = await newSet('Soal yang Dilaporkan');
    const student = await tokenOf(product.url, STUDENT);
    const said = await fetch(`${product.url}/api/questionsets/${id}/comments`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-access-token': student },
      body: JSON.stringify({ kind: 'laporan', body: 'Nomor 2 tidak punya jawaban.' }),
    });
    const { id: comment } = (await said.json()) as { id: number };
    const [visit, page] = await openSignedIn(product, '/pemberitahuan');
    await page.getByRole('link', { name: /^Belum dibaca: Laporan kesalahan/ }).click();
    await page.waitForURL(`**/preview/${id}#komentar-${comment}`);
    await page.waitForFunction((one) => document.activeElement?.id === one, `komentar-${comment}`);
    await page.goto('/pemberitahuan');
    await page.getByRole('link', { name: /^Laporan kesalahan · Soal yang Dilaporkan$/ }).waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});
