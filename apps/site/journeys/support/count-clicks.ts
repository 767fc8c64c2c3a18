import type { Page } from 'playwright';

/** Counts the clicks and taps of one tab from now on, over pages that it goes to. */
export async function countClicks(page: Page): Promise<() => Promise<number>> {
  const listen = () => {
    const count = () => Number(sessionStorage.getItem('clicks') ?? 0) + 1;
    addEventListener('pointerdown', () => sessionStorage.setItem('clicks', `${count()}`), true);
  };
  await page.addInitScript(listen);
  await page.evaluate(listen);
  return () => page.evaluate(() => Number(sessionStorage.getItem('clicks') ?? 0));
}
