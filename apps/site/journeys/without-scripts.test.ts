import { readFile } from 'node:fs/promises';
import { PAGE_COOKIE } from '@bank-soal/contract/accounts';
import { beforeAll, expect, it } from 'vitest';
import { digest, pdfSet } from './support/api.js';
import { startProduct } from './support/product.js';
import { begin, LECTURER, PHONE, signIn } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });
const plain = { javaScriptEnabled: false };
let set: Awaited<ReturnType<typeof pdfSet>>;

beforeAll(async () => {
  set = await pdfSet(product.url);
});

it('searches by a word and two filters', async () => {
  const visit = await begin(product, plain);
  const page = await visit.open('/');
  await page.getByRole('searchbox').fill('basis');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?q=basis');
  const count = async () =>
    Number((await page.locator('main output').innerText()).match(/\d+/)?.[0]);
  const all = await count();
  await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sedang');
  await page.getByRole('combobox', { name: 'Jenis ujian' }).selectOption('UTS');
  await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('title');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await page.waitForURL(/level=Sedang.*examKind=UTS|examKind=UTS.*level=Sedang/);
  const narrowed = await count();
  expect(narrowed).toBeLessThan(all);
  expect(narrowed).toBeGreaterThan(0);
  // What is in force stays for the next words.
  await page.getByRole('searchbox').fill('data');
  await page.keyboard.press('Enter');
  await page.waitForURL(/q=data.*level=Sedang|level=Sedang.*q=data/);
  await page.getByRole('link', { name: 'Tampilkan semua paket soal' }).click();
  await expect.poll(count).toBeGreaterThan(all);
  await visit.context.close();
});

it('narrows a search on a phone too', async () => {
  const visit = await begin(product, { ...plain, ...PHONE });
  const page = await visit.open('/search');
  await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).selectOption('Sulit');
  await page.getByRole('button', { name: 'Cari', exact: true }).click();
  await page.waitForURL(/level=Sulit/);
  expect(await page.getByRole('article').count()).toBeGreaterThan(0);
  await visit.context.close();
});

it.each(['/search', '/question-sets'])('goes on to the next sets of %s', async (path) => {
  const visit = await begin(product, plain);
  const page = await visit.open(path);
  const titles = () => page.getByRole('article').getByRole('heading').allTextContents();
  const seen = await titles();
  await page.getByRole('link', { name: 'Muat lebih banyak' }).click();
  await page.waitForURL(/cursor=/);
  const next = await titles();
  expect(next.length).toBeGreaterThan(0);
  expect(next.filter((title) => seen.includes(title))).toEqual([]);
  await visit.context.close();
});

it('opens a set, and downloads its very bytes from its card and from its page', async () => {
  const visit = await begin(product, plain);
  const page = await visit.open(`/search?q=${encodeURIComponent(set.title)}`);
  const file = set.files.find(({ filecategory }) => filecategory === 'questions');
  const served = await fetch(`${product.url}/api/files/blob/${file?.id}`);
  const bytes = digest(new Uint8Array(await served.arrayBuffer()));
  const taken = async (name: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name }).first().click(),
    ]);
    expect(download.suggestedFilename()).toBe(file?.originalname);
    return digest(await readFile(await download.path()));
  };
  expect(await taken('Unduh')).toBe(bytes);
  await page.getByRole('link', { name: set.title, exact: true }).first().click();
  await page.getByRole('heading', { level: 1, name: set.title }).waitFor();
  expect(await taken(`Download ${file?.originalname}`)).toBe(bytes);
  await visit.context.close();
});

it('signs in, shows what they may see, and signs out', async () => {
  const visit = await begin(product, plain);
  const page = await visit.open('/login?next=%2Fsearch%3Fq%3Dbasis');
  await signIn(page, { ...LECTURER, password: 'keliru' });
  await page.getByRole('alert').getByText('Password salah').waitFor();
  await signIn(page);
  await page.waitForURL('**/search?q=basis');
  await page.getByText('Dr. Ratna Wulandari, M.Kom.').first().waitFor();
  const cookies = async () => (await visit.context.cookies()).map(({ name }) => name);
  expect(await cookies()).toContain(PAGE_COOKIE);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL(`${product.url}/`);
  await page.getByRole('link', { name: 'Login' }).waitFor();
  expect(await cookies()).not.toContain(PAGE_COOKIE);
  await visit.context.close();
});

it('takes no form of another site', async () => {
  const body = new URLSearchParams({ ...LECTURER, remember: 'on' });
  for (const path of ['/login', '/logout'])
    for (const headers of [
      {},
      { origin: 'https://jahat.example' },
      { origin: product.url, 'sec-fetch-site': 'cross-site' },
    ] as Record<string, string>[]) {
      const answer = await fetch(product.url + path, { method: 'POST', body, headers });
      expect([path, answer.status, answer.headers.get('set-cookie')]).toEqual([path, 403, null]);
    }
  const headers = { origin: product.url };
  const answer = await fetch(`${product.url}/login?next=//jahat.example`, {
    method: 'POST',
    body,
    headers,
  });
  expect(await answer.text()).toContain('content="0;url=/"');
});
