import type { QuestionSetAnswer } from '@bank-soal/contract/sets';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { listSets, pdfSet } from './support/api.js';
import { audit } from './support/audit.js';
import { countClicks } from './support/count-clicks.js';
import { placeOf, scrollDown } from './support/place.js';
import { startProduct } from './support/product.js';
import { startServer } from './support/server.js';
import { begin, PHONE, signIn, type Visit } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });
const byTitle = new Intl.Collator('id', { numeric: true });
let sets: QuestionSetAnswer[];

beforeAll(async () => {
  sets = await listSets(product.url);
});

async function visitSearch(path = '/search', options = {}): Promise<[Visit, Page]> {
  const visit = await begin(product, options);
  const page = await visit.open(path);
  await page.getByRole('article').first().waitFor();
  return [visit, page];
}

const count = (page: Page, number: number) =>
  page.getByText(`Menampilkan ${number.toLocaleString('id-ID')} hasil pencarian`).waitFor();
const ofLevel = (level: string) => sets.filter((set) => set.level === level).length;

describe('narrowing the search', () => {
  it('filters by keyboard alone; reload, Back and a shared address bring it back', async () => {
    const [visit, page] = await visitSearch();
    await page.keyboard.press('/');
    await page.keyboard.press('Tab');
    const level = page.getByRole('combobox', { name: 'Tingkat Kesulitan' });
    while (!(await level.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
    await page.keyboard.type('sulit');
    await page.keyboard.press('Enter');
    await page.waitForURL('**/search?level=Sulit');
    await count(page, ofLevel('Sulit'));

    await page.reload();
    await count(page, ofLevel('Sulit'));
    const other = await visit.open(page.url().slice(product.url.length));
    await other.getByRole('button', { name: 'Hapus Sulit' }).waitFor();
    await count(other, ofLevel('Sulit'));

    await page.goBack();
    await page.waitForURL('**/search');
    await count(page, sets.length);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('keeps table, order and place while a preview is read', async () => {
    const [visit, page] = await visitSearch();
    await page.getByRole('radio', { name: 'Tabel' }).check({ force: true });
    await page.getByRole('table').waitFor();
    await page.getByRole('combobox', { name: 'Urutkan' }).selectOption('title');
    await page.waitForURL('**sort=title**');
    // The address is ahead of the rows.
    const titles = () => page.getByRole('rowheader').allTextContents();
    await expect
      .poll(titles)
      .toSatisfy((now: string[]) => now.join() === now.toSorted(byTitle.compare).join());
    await scrollDown(page, 1200);
    const { link, isBack } = await placeOf(page.getByRole('rowheader').getByRole('link'));
    await link.click();
    await page.getByRole('link', { name: 'Kembali ke pencarian' }).click();
    await page.getByRole('table').waitFor();
    await isBack();
    await visit.context.close();
  });

  it.each([
    ['cards', '/search', 'article h2 a'],
    ['a table', '/search?view=table', 'th a'],
  ])(
    'is back to the pixel where one went to the end of %s and on at once',
    async (_, path, titles) => {
      const [visit, page] = await visitSearch('/search');
      await page.goto(path);
      await expect.poll(() => page.locator(titles).count()).toBeGreaterThan(20);
      await page.keyboard.press('End');
      // The browser has guessed the heights of what it has not shown: they come true while one goes.
      const left = await page.evaluateHandle(async (selector) => {
        await new Promise(requestAnimationFrame);
        const inWindow = [...document.querySelectorAll<HTMLElement>(selector)].filter((one) => {
          const { top } = one.getBoundingClientRect();
          return top > 200 && top < 700;
        });
        const [link] = inWindow;
        if (!link) throw new Error('No title is in the window');
        const place = { href: link.getAttribute('href') ?? '', top: 0 };
        const follow = () => {
          if (!link.isConnected) return;
          place.top = link.getBoundingClientRect().top;
          requestAnimationFrame(follow);
        };
        follow();
        link.click();
        return place;
      }, titles);
      await page.waitForURL('**/preview/*');
      await page.getByRole('link', { name: 'Kembali ke pencarian' }).waitFor();
      const { href, top } = await left.jsonValue();
      await page.goBack();
      const link = page.locator(`:is(${titles})[href="${href}"]`);
      // What was never shown below it may turn out lower than guessed: then the page ends before that place.
      await expect
        .poll(() =>
          link.evaluate((one, before) => {
            const below = one.getBoundingClientRect().top - before;
            const { scrollHeight } = document.documentElement;
            const isEnd = Math.ceil(scrollY + innerHeight) >= scrollHeight;
            return isEnd && below > 0 ? 0 : Math.abs(below);
          }, top),
        )
        .toBeLessThan(2);
      expect(visit.errors).toEqual([]);
      await visit.context.close();
    },
  );

  it('leads from a topic to all its sets as to another page, and back to the place', async () => {
    const [visit, page] = await visitSearch();
    await count(page, sets.length);
    await page.evaluate(() => Object.assign(window, { stillHere: true }));
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    await expect.poll(() => titles.count()).toBe(sets.length);
    await scrollDown(page, 2500);
    const { link, isBack } = await placeOf(titles);
    const title = page.locator(`a[href="${await link.getAttribute('href')}"]`);
    const card = page.getByRole('article').filter({ has: title });
    const topics = card.getByRole('list', { name: 'Topik' }).getByRole('link');
    const topic = await topics.first().innerText();
    await topics.first().click();
    const withTopic = sets.filter(({ topics: all }) => all.split(', ').includes(topic));
    expect(withTopic.length).toBeLessThan(sets.length);
    await count(page, withTopic.length);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    // Where one is already, no step is left behind.
    const steps = await page.evaluate(() => history.length);
    await topics.first().click();
    await expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1');
    expect(await page.evaluate(() => history.length)).toBe(steps);
    await page.getByRole('button', { name: `Hapus ${topic}` }).click();
    await count(page, sets.length);
    await page.goBack();
    await page.goBack();
    await count(page, sets.length);
    await isBack();
    await expect
      .poll(() => topics.first().evaluate((one) => one === document.activeElement))
      .toBe(true);
    expect(await page.evaluate(() => 'stillHere' in window)).toBe(true);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it.each([
    ['titles', '/search'],
    ['files', '/search?mode=isi'],
  ])('keeps the first of two filters that are chosen in one moment, of %s', async (_, path) => {
    const visit = await begin(product);
    const page = await visit.open(path);
    await page.getByRole('combobox', { name: 'Tingkat Kesulitan' }).click();
    await page.getByRole('option', { name: 'Sulit' }).waitFor();
    // Both before React can draw the first: as on a machine that is busy with a long list.
    await page.getByRole('option').evaluateAll((options) => {
      for (const one of options)
        if (/Mudah|Sulit/.test(one.textContent ?? '')) (one as HTMLElement).click();
    });
    await page.waitForURL(/level=Mudah&level=Sulit/);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('uses a dialog on a phone', async () => {
    const [visit, page] = await visitSearch('/search', PHONE);
    const clicks = await countClicks(page);
    await page.getByRole('button', { name: 'Filter', exact: true }).tap();
    const dialog = page.getByRole('dialog', { name: 'Filter Pencarian' });
    await dialog.getByRole('combobox', { name: 'Tingkat Kesulitan' }).fill('mudah');
    await page.getByRole('option', { name: 'Mudah' }).tap();
    expect(await audit(page), 'dialog').toEqual([]);
    await dialog.getByRole('button', { name: 'Terapkan Filter' }).tap();
    await count(page, ofLevel('Mudah'));
    expect(await clicks()).toBeLessThanOrEqual(3);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });

  it('keeps filters and place on a phone while a preview is read', async () => {
    const [visit, page] = await visitSearch('/search?level=Sulit', PHONE);
    await count(page, ofLevel('Sulit'));
    await page.evaluate(() => window.scrollTo(0, 1800));
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(1200);
    const titles = page.getByRole('article').getByRole('heading').getByRole('link');
    const { link, isBack } = await placeOf(titles, 120);
    await link.tap();
    await page.waitForURL('**/preview/*');
    await page.getByRole('link', { name: 'Kembali ke pencarian' }).tap();
    await page.waitForURL('**/search?level=Sulit');
    await count(page, ofLevel('Sulit'));
    await isBack();
    await visit.context.close();
  });

  it('remembers what was read last', async () => {
    const set = await pdfSet(product.url);
    const [visit, page] = await visitSearch();
    await page.goto(`/preview/${set.id}`);
    await page.getByRole('heading', { level: 1, name: set.title }).waitFor();
    // The heading stands there before any script: nothing is remembered until they run.
    await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain(set.title);
    await page.goto('/search');
    await page
      .getByRole('navigation', { name: 'Terakhir dilihat:' })
      .getByRole('link', { name: set.title })
      .waitFor();
    await visit.context.close();
  });
});

describe('handing a set on', () => {
  it.each([
    ['a desktop', {}],
    ['a phone', PHONE],
  ])('copies an address that a visitor can open, on %s', async (_, options) => {
    const set = await pdfSet(product.url);
    const permissions = ['clipboard-read', 'clipboard-write'];
    const visit = await begin(product, { ...options, permissions });
    const page = await visit.open(`/search?q=${encodeURIComponent(set.title)}`);
    await page.getByRole('link', { name: set.title, exact: true }).first().click();
    await page.getByRole('button', { name: 'Bagikan' }).click();
    await page.getByText(/Siapa pun yang menerima tautan ini dapat membukanya/).waitFor();
    await page.getByRole('button', { name: 'Salin tautan' }).click();
    await page.locator('[data-component="copy-button"][data-state="copied"]').waitFor();
    const address = await page.evaluate(() => navigator.clipboard.readText());
    const friend = await begin(product, options);
    const shared = await friend.open(address);
    await shared.getByRole('heading', { level: 1, name: set.title }).waitFor();
    expect(friend.errors).toEqual([]);
    await friend.context.close();
    await visit.context.close();
  });
});

describe('taking a set along', () => {
  it('downloads the archive of all files from the preview', async () => {
    const set = await pdfSet(product.url);
    const visit = await begin(product);
    const page = await visit.open(`/preview/${set.id}`);
    await page.getByRole('button', { name: 'Unduh', exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: 'Unduh semua' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.zip$/);
    expect(visit.errors).toEqual([]);
    await visit.context.close();
  });
});

describe.each(['light', 'dark'] as const)('in the %s theme', (colorScheme) => {
  it('has no violations with filters, as a table, and with narrow windows', async () => {
    const path = '/search?level=Mudah&level=Sulit&q=a&view=table';
    const visit = await begin(product, { colorScheme });
    const page = await visit.open(path);
    await page.getByRole('table').waitFor();
    expect(await audit(page)).toEqual([]);
    await page.setViewportSize({ width: 320, height: 640 });
    await page.getByRole('button', { name: /^Filter/ }).waitFor();
    expect(await audit(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ).toBeLessThanOrEqual(0);
    await visit.context.close();
  });
});

it('sends a visitor to the login page where browsing is not public, filters and all', async () => {
  const closed = await startServer();
  const visit = await begin({ ...product, url: closed.url });
  const page = await visit.open('/search?difficulty=Sulit');
  await page.waitForURL('**/login?next=**');
  await signIn(page);
  await page.waitForURL('**/search?difficulty=Sulit');
  await visit.context.close();
  await closed.stop();
});
