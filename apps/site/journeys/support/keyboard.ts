import type { Locator, Page } from 'playwright';
import { pressOn, tabTo } from './focus.js';

/** Goes to a field with Tab and replaces what is in it. */
export async function retype(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type(text);
}

/** Goes to the field of a file, presses it and chooses a CSV file. */
export async function chooseFile(
  page: Page,
  field: Locator,
  name: string,
  text: string,
): Promise<void> {
  // The wait begins first: the browser has to know of it before the press.
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), pressOn(page, field)]);
  await chooser.setFiles({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });
}
