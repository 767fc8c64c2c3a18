import { readFile } from 'node:fs/promises';
import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { digest, listSets, pdfSet } from './support/api.js';
import { isAlive } from './support/is-alive.js';
import { placeOf, scrollDown, shown } from './support/place.js';
import { startProduct } from './support/product.js';
import { startServer } from './support/server.js';
import { begin, LECTURER, openSignedIn, signIn } from './support/visit.js';

const product = startProduct();
let set: QuestionSetAnswer;

beforeAll(async () => {
  set = await pdfSet(product.url);
});

const pathOf = (page: Page) => page.url().slice(product.url.length);
const questionFile = () => set.files.find(({ filecategory }) => filecategory === 'questions');

/** Tells whether something was drawn on the first page of a viewer. */
async function hasInk(page: Page): Promise<boolean> {
  const canvas = page.locator('[data-component="pdf-viewer"] canvas').first();
  await canvas.waitFor();
  return canvas.evaluate((element: HTMLCanvasElement) => {
    const pixels = element.getContext('2d')?.getImageData(0, 0, element.width, element.height);
    return pixels?.data.some((value, index) => index % 4 !== 3 && value < 100) ?? false;
  });
}

const signedIn = () => openSignedIn(product, '/search');

/** The page comes with the first twelve; the others follow once it is alive. */
const wholeList = (page: Page) =>
  expect.poll(() => page.getByRole('article').count()).toBeGreaterThan(12);

describe('signing in', () => {
  it('sends a visitor to the login page, and back to where they wanted to go', async () => {
    const visit = await begin(product);
    const page = await visit.open('/search?q=basis');
    await page.waitForURL('**/login?next=**');
    await expect.poll(() => page.title()).toBe('Login · Bank Soal Informatika');
    await signIn(page);
    await page.waitForURL('**/search?q=basis');
    expect(await page.getByRole('searchbox').inputValue()).toBe('basis');
    await page.getByText('Dr. Ratna Wulandari, M.Kom.').first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('says that the password is wrong, and keeps what was typed', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    await signIn(page, { ...LECTURER, password: 'keliru' });
    await page.getByRole('alert').getByText('Password salah').waitFor();
    expect(await page.getByRole('textbox', { name: 'Email' }).inputValue()).toBe(LECTURER.email);
    expect(await page.getByLabel('Password', { exact: true }).inputValue()).toBe('keliru');
    expect(pathOf(page)).toBe('/login');
    await visit.context.close();
  });

  it('never leads to another site', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login?next=//jahat.example/search');
    await signIn(page);
    await expect.poll(() => pathOf(page)).toBe('/');
    await visit.context.close();
  });

  it('stays in its tab when it is not to be remembered', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    await page.getByRole('checkbox', { name: 'Ingat saya' }).uncheck();
    await signIn(page);
    await page.waitForURL(`${product.url}/`);
    await page.reload();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    const other = await visit.open('/search');
    await other.waitForURL('**/login**');
    await visit.context.close();
  });

  it('comes before anything of a closed page is shown', async () => {
    const visit = await begin(product);
    await visit.context.addInitScript(() => {
      const seen: string[] = [];
      Object.assign(window, { seen });
      const note = () => {
        for (const title of document.querySelectorAll('h1')) seen.push(title.textContent);
      };
      new MutationObserver(note).observe(document, { childList: true, subtree: true });
    });
    const page = await visit.open('/search');
    await page.waitForURL('**/login?next=**');
    await page.getByRole('heading', { level: 1, name: 'Bank Soal Informatika' }).waitFor();
    const seen = await page.evaluate(() => (window as unknown as { seen: string[] }).seen);
    expect([...new Set(seen)]).toEqual(['Bank Soal Informatika']);
    await visit.context.close();
  });

  it('counts in another tab too, which goes on to where it was wanted', async () => {
    const visit = await begin(product);
    const page = await visit.open('/login');
    const other = await visit.open('/search?q=basis');
    await other.waitForURL('**/login?next=**');
    await signIn(page);
    await page.waitForURL(`${product.url}/`);
    await other.waitForURL('**/search?q=basis');
    await other.getByText('Dr. Ratna Wulandari, M.Kom.').first().waitFor();
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('is ended by Logout, also in another tab', async () => {
    const [visit, page] = await signedIn();
    const other = await visit.open('/search');
    await other.getByRole('button', { name: 'Logout' }).waitFor();
    const record = await page.evaluate(() => localStorage.getItem('user'));
    const { accessToken } = JSON.parse(record ?? '{}') as { accessToken: string };
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login**');
    await other.waitForURL('**/login**');
    // Polled: the login page is loaded anew, and what is asked meanwhile gets no answer.
    await expect.poll(() => page.evaluate(() => localStorage.getItem('user'))).toBeNull();
    const own = () =>
      fetch(`${product.url}/api/questionsets?mine=true`, {
        headers: { 'x-access-token': accessToken },
      });
    await expect.poll(async () => (await own()).status).toBe(401);
    await visit.context.close();
  });
});

describe('finding a paper', () => {
  it('searches by text, opens a set and comes back to the same card', async () => {
    const [visit, page] = await signedIn();
    await page.getByRole('searchbox').fill(set.title);
    await page.waitForURL('**/search?q=**');
    const card = page.getByRole('link', { name: set.title, exact: true }).first();
    await card.click();
    await page.waitForURL(`**/preview/${set.id}`);
    await page.getByRole('heading', { level: 1, name: set.title }).waitFor();
    await expect.poll(() => page.title()).toBe(`${set.title} · Bank Soal Informatika`);
    await page.getByRole('link', { name: 'Kembali ke pencarian' }).click();
    await page.waitForURL('**/search?q=**');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.textContent))
      .toBe(set.title);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('comes back to a card that was pressed before its search was drawn', async () => {
    const [visit, page] = await signedIn();
    await wholeList(page);
    const card = page.getByRole('article').nth(2).getByRole('link').first();
    const title = await card.textContent();
    // The press follows the change of the address at once, as it does where the machine is busy.
    await card.evaluate((link: HTMLElement) => {
      for (const change of ['pushState', 'replaceState'] as const) {
        const own = history[change].bind(history);
        history[change] = (...entry) => {
          own(...entry);
          if (!link.isConnected || !location.search) return;
          history[change] = own;
          link.focus();
          link.click();
        };
      }
    });
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption({ index: 1 });
    await page.waitForURL('**/preview/*');
    await page.getByRole('heading', { level: 1, name: title ?? '' }).waitFor();
    await page.goBack();
    await page.waitForURL('**/search?**');
    await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe(title);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('stays at its place over a reload', async () => {
    const [visit, page] = await signedIn();
    await wholeList(page);
    await scrollDown(page, 2500);
    const top = await page.evaluate(() => window.scrollY);
    await page.reload();
    await page.getByRole('article').first().waitFor();
    await expect
      .poll(() => page.evaluate(() => window.scrollY))
      .toSatisfy((now: number) => Math.abs(now - top) < 120);
    await visit.context.close();
  });

  it('comes back to the same place of a long list', async () => {
    const [visit, page] = await signedIn();
    await wholeList(page);
    await scrollDown(page, 2500);
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    const { link, isBack } = await placeOf(titles);
    await link.click();
    await page.getByRole('link', { name: 'Kembali ke pencarian' }).waitFor();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await page.goBack();
    await isBack();
    await visit.context.close();
  });

  it('says that nothing was found, and shows everything again', async () => {
    const [visit, page] = await signedIn();
    const all = await page.getByText(/^Menampilkan \d+ hasil pencarian$/).innerText();
    await page.getByRole('searchbox').fill('tidak mungkin ada');
    await page.getByRole('button', { name: 'Cari', exact: true }).click();
    await page.getByText('Tidak ada hasil yang ditemukan. Silakan coba pencarian lain.').waitFor();
    await page.getByRole('button', { name: 'Tampilkan semua paket soal' }).click();
    await page.getByText(all).waitFor();
    await visit.context.close();
  });
});

describe('reading a paper', () => {
  it('draws its PDF, its answers behind a tab, and no code of PDFs before that', async () => {
    const visit = await begin(product);
    const scripts: string[] = [];
    visit.context.on('request', (request) => scripts.push(request.url()));
    const page = await visit.open('/search');
    await signIn(page);
    await page.getByRole('article').first().waitFor();
    expect(scripts.filter((url) => /pdf/.test(url))).toEqual([]);

    await page.getByRole('link', { name: set.title, exact: true }).first().click();
    await expect.poll(() => hasInk(page), { timeout: 30_000 }).toBe(true);
    await page.getByRole('tab', { name: /^Jawaban/ }).click();
    await page.waitForURL('**?tab=jawaban');
    const answers = set.files.filter(({ filecategory }) => filecategory === 'answers');
    for (const { originalname } of answers) {
      await page
        .getByRole('tabpanel')
        .getByRole('button', { name: `Download ${originalname}` })
        .waitFor();
    }
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('downloads the very bytes, and counts it once', async () => {
    const file = questionFile();
    if (!file) throw new Error('The set has no question file');
    const [visit, page] = await signedIn();
    const before = (await listSets(product.url)).find(({ id }) => id === set.id)?.downloads ?? 0;
    await page.getByRole('searchbox').fill(set.title);
    const card = page.getByRole('article').filter({ hasText: set.title }).first();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      card.getByRole('button', { name: 'Unduh' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(file.originalname);
    const saved = await readFile(await download.path());
    const served = await fetch(`${product.url}/api/files/blob/${file.id}`);
    expect(digest(saved)).toBe(digest(new Uint8Array(await served.arrayBuffer())));
    await card.getByText(`${before + 1} unduhan`).waitFor();
    const after = (await listSets(product.url)).find(({ id }) => id === set.id)?.downloads;
    expect(after).toBe(before + 1);
    await visit.context.close();
  });

  it('downloads what was pressed while the list was about to change', async () => {
    // All that is pressed is in the window: a field with the focus scrolls to itself.
    const viewport = { width: 1440, height: 3000 };
    const [visit, page] = await openSignedIn(product, '/search', { viewport });
    await wholeList(page);
    const sets = await listSets(product.url);
    const oneFile = ({ files }: QuestionSetAnswer) =>
      files.filter(({ filecategory }) => filecategory === 'questions').length === 1;
    const titles = await page.getByRole('article').getByRole('heading').allInnerTexts();
    // Not the first card: the search brings it to that place.
    const pressed = sets.find(
      (one) => titles.indexOf(one.title) > 3 && titles.indexOf(one.title) < 12 && oneFile(one),
    );
    if (!pressed) throw new Error('No card further down has one file');
    const card = page.getByRole('article').filter({ hasText: pressed.title }).first();
    const button = card.getByRole('button', { name: 'Unduh' });
    await button.hover();
    const box = await button.boundingBox();
    await page.getByRole('searchbox').evaluate((field) => field.focus({ preventScroll: true }));
    await page.keyboard.insertText(pressed.title);
    await page.mouse.down();
    // The search applies meanwhile, and would take the button away from under the pointer.
    await page.waitForURL(/q=/);
    await shown(page);
    expect(await button.boundingBox()).toEqual(box);
    const [request] = await Promise.all([
      page.waitForRequest(/\/api\/files\/download\//),
      page.mouse.up(),
    ]);
    expect(pressed.files.map(({ id }) => `${id}`)).toContain(
      new URL(request.url()).pathname.split('/').at(-1),
    );
    await expect.poll(() => page.getByRole('article').count()).toBeLessThan(titles.length);
    await visit.context.close();
  });

  it('is open to a visitor with a shared link', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await page.getByRole('heading', { level: 1, name: set.title }).waitFor();
    await expect.poll(() => hasInk(page), { timeout: 30_000 }).toBe(true);
    const login = page.getByRole('link', { name: 'Login' });
    expect(await login.getAttribute('href')).toBe(`/login?next=%2Fpreview%2F${set.id}`);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('says that there is no such set', async () => {
    const visit = await begin(product);
    for (const id of ['999999', 'abc']) {
      const page = await visit.open(`/preview/${id}`);
      await page.getByRole('heading', { level: 1, name: 'Soal tidak ditemukan' }).waitFor();
    }
    await visit.context.close();
  });
});

describe('the site around', () => {
  it('has a page for what is not there, with a way home', async () => {
    const visit = await begin(product);
    const page = await visit.open('/tidak/ada');
    await page.getByRole('heading', { level: 1, name: 'Halaman tidak ditemukan' }).waitFor();
    await page.getByRole('link', { name: 'Kembali ke beranda' }).click();
    await page.waitForURL('**/login**');
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('moves focus to the title of a page that one goes to, but not at the first load', async () => {
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const focused = () => page.evaluate(() => document.activeElement?.tagName);
    expect(await focused()).toBe('BODY');
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Lompat ke isi');
    const login = page.getByRole('link', { name: 'Login' });
    await isAlive(login);
    await login.click();
    await page.waitForURL('**/login**');
    await expect.poll(focused).toBe('H1');
    await visit.context.close();
  });

  it('lets visitors search where the settings say so', async () => {
    const open = await startServer({ PUBLIC_BROWSING: 'true' });
    const visit = await begin({ ...product, url: open.url });
    const page = await visit.open('/');
    await page.getByRole('link', { name: 'Lihat semua paket soal' }).click();
    await page.waitForURL('**/search');
    await page.getByRole('article').first().waitFor();
    await visit.context.close();
    await open.stop();
  });
});
