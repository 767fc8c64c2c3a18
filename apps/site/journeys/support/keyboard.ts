import type { Locator, Page } from 'playwright';
import { expect } from 'vitest';

const isFocused = (target: Locator) =>
  target.evaluate((element) => element === document.activeElement);

/** Waits until an element has the focus. */
export async function focused(target: Locator): Promise<void> {
  await target.waitFor();
  await expect.poll(() => isFocused(target), { timeout: 5000, message: `${target}` }).toBe(true);
}

/** Presses Tab until an element has the focus; fails when it is not reached. */
export async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  await target.waitFor();
  for (let presses = 0; presses <= most; presses += 1) {
    if (await isFocused(target)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`Tab does not reach ${target}`);
}

/** Goes to an element with Tab and presses Enter there. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

/** Goes to a field with Tab and replaces what is in it. */
export async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to the button that opens the file chooser, presses it and chooses a text file. */
export async function chooseFile(
  page: Page,
  opener: Locator,
  name: string,
  text: string,
): Promise<void> {
  // The wait begins first: the browser has to know of it before the press.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), enter(page, opener)]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
