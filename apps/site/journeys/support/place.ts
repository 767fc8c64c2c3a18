import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

/** How far a place may be off before someone loses the line. */
const MOST_PX = 120;

/** Waits until what is there now has been shown: only then is it known how tall what came in sight is. */
export const shown = (page: Page) =>
  page.evaluate(async () => {
    for (let frames = 0; frames < 3; frames += 1) await new Promise(requestAnimationFrame);
  });

/** Scrolls down as a wheel does, until the page stands still. */
export async function scrollDown(page: Page, pixels: number): Promise<void> {
  // A wheel goes no further than the page was tall when it was shown last.
  await shown(page);
  const scroll = await page.evaluateHandle(() => ({
    end: new Promise((resolve) => addEventListener('scrollend', resolve, { once: true })),
  }));
  // Over the page's own edge: some parts scroll by themselves.
  await page.mouse.move(0, 300);
  await page.mouse.wheel(0, pixels);
  await scroll.evaluate(async ({ end }) => void (await end));
  await scroll.dispose();
}

const topOf = (link: Locator) => link.evaluate((element) => element.getBoundingClientRect().top);

/** A link in the window, and a way to see that it stands where it stood. */
export interface Place {
  link: Locator;
  /** Waits until it is there again. */
  isBack: () => Promise<void>;
}

/**
 * The first of several links that stands below the header. Its own place counts, not how far the page is
 * scrolled: entries above it take their true heights as they come in sight.
 */
export async function placeOf(links: Locator, below = 200): Promise<Place> {
  await expect
    .poll(async () => {
      const before = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      await shown(links.page());
      const after = await links.evaluateAll((all) =>
        all.map((one) => one.getBoundingClientRect().top),
      );
      return before.every((top, index) => top === after[index]);
    })
    .toBe(true);
  const { href, top } = await links.evaluateAll((all, least) => {
    const places = all.map((one) => ({
      href: one.getAttribute('href'),
      top: one.getBoundingClientRect().top,
    }));
    const first = places.find((place) => place.top > least);
    if (!first) throw new Error(`No link stands below ${least} px`);
    return first;
  }, below);
  // By its address: which of them it is, counted from the first that is drawn, changes with the window.
  const link = links.and(links.page().locator(`[href="${href}"]`));
  return {
    link,
    isBack: () =>
      expect.poll(async () => Math.abs((await topOf(link)) - top)).toBeLessThan(MOST_PX),
  };
}
