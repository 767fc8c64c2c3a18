import { differences, looksOf } from './compare-styles.mjs';
import { listen } from './report.mjs';

const HOST = '[data-part-of="host"] *';
// The system draws the options of a closed select.
const LIBRARY = '[data-part-of="library"] :not(option), [role="dialog"], [role="dialog"] *';
/** The brand that the theme of the hosts was made from. */
const BRAND = 'rgb(15, 118, 110)';

/**
 * Looks at one host in a browser.
 *
 * @param {import('playwright').Browser} browser
 * @param {(page: string) => string} address of `host`, `library` and `both`
 * @param {(name: string, problems: string[]) => void} report
 * @param {{ ownClasses?: boolean }} [host] whether it compiles the library's classes for its own markup
 */
export async function visit(browser, address, report, { ownClasses = false } = {}) {
  /** @type {string[]} */
  const noise = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    const context = await browser.newContext({ colorScheme, reducedMotion: 'reduce' });
    /** @type {Record<string, { host: any, library: any }>} */
    const seen = {};
    for (const name of ['host', 'library', 'both']) {
      const page = await context.newPage();
      listen(page, `${name}, ${colorScheme}`, noise);
      await page.goto(address(name), { waitUntil: 'networkidle' });
      const host = await page.evaluate(looksOf, HOST);
      if (name !== 'host') await openDialog(page);
      seen[name] = { host, library: await page.evaluate(looksOf, LIBRARY) };
      if (name === 'both') {
        await page.keyboard.press('Escape');
        report(`works (${colorScheme})`, await tryOut(page));
        report(`sends its fields (${colorScheme})`, await trySending(page));
        report(`wears the theme (${colorScheme})`, await checkTheme(page, ownClasses));
        report(`parts wear their own (${colorScheme})`, await checkParts(page));
      }
      await page.close();
    }
    const own = differences(seen.host?.host, seen.both?.host);
    const ours = differences(seen.library?.library, seen.both?.library);
    report(`the host's elements stay as they were (${colorScheme})`, own);
    report(`the library's elements stay as they were (${colorScheme})`, ours);
    await context.close();
  }
  report('the console stays silent', noise);
}

/** Opens the dialog and waits until it answers. @type {(page: import('playwright').Page) => Promise<void>} */
async function openDialog(page) {
  await page.getByRole('button', { name: 'Buka dialog' }).click();
  await page.getByRole('dialog').waitFor();
  // It lets the pointer through until the page around it is inert.
  await page.waitForFunction(() => {
    const dialog = document.querySelector('[role="dialog"]');
    return dialog && getComputedStyle(dialog).pointerEvents === 'auto';
  });
  // The element under the pointer looks otherwise.
  await page.mouse.move(0, 0);
}

/** Uses what needs script, by keyboard. @type {(page: import('playwright').Page) => Promise<string[]>} */
async function tryOut(page) {
  /** @type {string[]} */
  const problems = [];
  const closed = await page.getByRole('dialog').count();
  if (closed > 0) problems.push('Escape leaves the dialog open');
  await page.getByRole('tab', { name: 'Soal' }).focus();
  await page.keyboard.press('ArrowRight');
  if (!(await page.getByText('Isi jawaban.').isVisible())) problems.push('the tab does not change');
  await page.getByRole('combobox', { name: 'Topik' }).fill('Poh');
  await page.keyboard.press('Enter');
  const chips = await page.locator('[data-component="multi-combobox"]').first().innerText();
  if (!chips.includes('Pohon')) problems.push('nothing is chosen by Enter');
  return problems;
}

/** Sends a form to an action of React's, which resets it. @type {(page: import('playwright').Page) => Promise<string[]>} */
async function trySending(page) {
  const form = page.getByRole('form', { name: 'Kirim' });
  await form.getByRole('spinbutton', { name: 'Tahun' }).fill('2027');
  await form.getByRole('combobox', { name: 'Label' }).fill('Arr');
  await page.keyboard.press('Enter');
  await form.getByRole('button', { name: 'Kirim', exact: true }).click();
  const output = form.getByRole('status', { name: 'Terkirim' });
  await output.filter({ hasText: 'view' }).waitFor();
  const sent = await output.innerText();
  const expected =
    'lecturer=d1&chapter=Graf&chapter=Pohon&label=Array&year=2027&span.start=2026-12-01&span.end=&view=grid';
  const year = await form.getByRole('spinbutton', { name: 'Tahun' }).inputValue();
  return [
    ...(sent === expected ? [] : [`it sends ${sent}`]),
    ...(year === '2026' ? [] : [`after the action the year is ${year}`]),
  ];
}

/** Parts of a page with `data-theme`, whatever the page has. @type {(page: import('playwright').Page) => Promise<string[]>} */
async function checkParts(page) {
  const background = (/** @type {import('playwright').Locator} */ element) =>
    element.evaluate((found) => getComputedStyle(found).backgroundColor);
  const surface = (/** @type {string} */ theme) =>
    background(page.locator(`[data-themed="${theme}"]`));
  const [light, dark] = [await surface('light'), await surface('dark')];
  const brand = await background(page.getByRole('button', { name: 'Terang' }));
  return [
    ...(light === 'rgb(255, 255, 255)' ? [] : [`a card in the light part is ${light}`]),
    ...(dark === 'rgb(22, 23, 26)' ? [] : [`a card in the dark part is ${dark}`]),
    ...(brand === BRAND ? [] : [`a button in the light part is ${brand}`]),
  ];
}

/** @type {(page: import('playwright').Page, ownClasses: boolean) => Promise<string[]>} */
async function checkTheme(page, ownClasses) {
  const dark = await page.evaluate(() => matchMedia('(prefers-color-scheme: dark)').matches);
  const button = page.getByRole('button', { name: 'Unduh', exact: true });
  const background = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
  const own = page.locator('[data-own]');
  const margin = await own.evaluate((element) => getComputedStyle(element).marginTop);
  return [
    // None of the hosts says that it has a dark theme, so it gets none.
    ...(background === BRAND ? [] : [`its button is ${background}${dark ? ' in the dark' : ''}`]),
    ...(!ownClasses || margin === '13px' ? [] : [`a class of its own gives ${margin}`]),
  ];
}
