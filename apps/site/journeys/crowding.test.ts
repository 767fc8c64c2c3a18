import type { Page } from 'playwright';
import { expect, it } from 'vitest';
import { isAlive } from './support/is-alive.js';
import { startProduct } from './support/product.js';
import { begin, openSignedIn, PHONE } from './support/visit.js';

const product = startProduct({ PUBLIC_BROWSING: 'true' });

const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** Presses Tab until the focus is on a result, and says how many stops came before it, and how many a card has. */
async function stops(page: Page): Promise<{ before: number; card: number; first: string }> {
  await page.getByRole('article').first().waitFor();
  await isAlive(page.getByRole('searchbox'));
  const cardAt = () =>
    page.evaluate(() => {
      const { activeElement } = document;
      const card = activeElement?.closest('article');
      const at = card ? [...document.querySelectorAll('article')].indexOf(card) : -1;
      return { at, text: activeElement?.textContent ?? '' };
    });
  let before = -1;
  let now = { at: -1, text: '' };
  for (; now.at < 0 && before < 60; before += 1) {
    await page.keyboard.press('Tab');
    now = await cardAt();
  }
  const first = now.text;
  let card = 0;
  for (; now.at === 0; card += 1) {
    await page.keyboard.press('Tab');
    now = await cardAt();
  }
  return { before, card, first };
}

const places = (page: Page) =>
  page.getByRole('article').evaluateAll((cards) => {
    const boxes = cards.map((card) => card.getBoundingClientRect());
    return {
      top: Math.round(boxes[0]?.top ?? 0),
      whole: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
    };
  });

it.each([
  ['a visitor', 3],
  ['a lecturer', 3],
])('leaves %s few steps to a result, and three a card', async (who, most) => {
  const [visit, page] =
    who === 'a visitor'
      ? await begin(product, DESKTOP).then(async (one) => [one, await one.open('/search')] as const)
      : await openSignedIn(product, '/search', DESKTOP);
  const title = await page.getByRole('article').first().getByRole('heading').textContent();
  const { before, card, first } = await stops(page);
  expect(before).toBeLessThanOrEqual(12);
  expect(card).toBeLessThanOrEqual(most);
  expect(first).toBe(title);
  await visit.context.close();
});

it('shows six whole results at 1440 by 900, the first within 280 px', async () => {
  const visit = await begin(product, DESKTOP);
  const page = await visit.open('/search');
  await page.getByRole('button', { name: 'Filter lain' }).waitFor();
  const { top, whole } = await places(page);
  expect(top).toBeLessThanOrEqual(280);
  expect(whole).toBeGreaterThanOrEqual(6);
  await visit.context.close();
});

it.each(['/', '/search?q=tidakadasamasekali', '/question-sets?q=tidakadasamasekali'])(
  'keeps an empty page of a phone below 2,500 px: %s',
  async (path) => {
    const visit = await begin(product, PHONE);
    const page = await visit.open(path);
    await page.getByRole('contentinfo').waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(
      2500,
    );
    await visit.context.close();
  },
);
