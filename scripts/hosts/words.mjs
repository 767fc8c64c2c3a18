import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Bytes of words that a page with a button and a dialog may carry, in both languages. */
const MOST = 1536;

/**
 * Whether a page speaks English by the JSON that it was handed, and carries few other words.
 *
 * @param {import('playwright').Browser} browser
 * @param {string} url
 * @param {string} folder of the host
 * @returns {Promise<string[]>} problems
 */
export async function checkWords(browser, url, folder) {
  const texts = ['id', 'en'].flatMap((language) => {
    const file = join(folder, `node_modules/@bank-soal/ui/catalogs/${language}.json`);
    return /** @type {string[]} */ (
      Object.values(JSON.parse(readFileSync(file, 'utf8')).components)
    );
  });
  const page = await browser.newPage();
  /** @type {Promise<string>[]} */
  const answers = [];
  page.on('response', (response) => answers.push(response.text().catch(() => '')));
  try {
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Open' }).click();
    const close = page.getByRole('dialog').getByRole('button', { name: 'Close' });
    await close.click({ timeout: 5000 });
    const sent = (await Promise.all(answers)).join('\n');
    // Of a pattern code has the parts between its values.
    const carried = [...new Set(texts)].filter((text) =>
      text.split(/\{[^}]*\}/).every((part) => part.length > 3 && sent.includes(part)),
    );
    const bytes = Buffer.byteLength(carried.join(''));
    if (carried.length === 0) return ['found none of its words'];
    return bytes > MOST ? [`carries ${bytes} bytes of words: ${carried.join(' | ')}`] : [];
  } catch (error) {
    return [String(error)];
  } finally {
    await page.close();
  }
}
