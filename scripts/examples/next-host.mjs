import { auditThemes } from './audit-themes.mjs';
import { createWalk, differs } from './steps.mjs';

const CARD = '[data-component="question-set-card"]';

/**
 * Looks at the page of Next.js before and after its scripts have come.
 *
 * @type {import('./steps.mjs').Visit}
 */
export async function visitNextHost({ browser, url, check }) {
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const still = await plain.newPage();
  await still.goto(url);
  const drawn = await still.locator(CARD).count();
  const shown = await still.locator(`${CARD} h2`).first().isVisible();
  check('next-host: draws its cards on the server', [
    ...differs('cards without scripts', drawn, 24),
    ...differs('a title without scripts is shown', shown, true),
  ]);
  await plain.close();

  const context = await browser.newContext({ reducedMotion: 'reduce', colorScheme: 'light' });
  const page = await context.newPage();
  const { step, end } = createWalk('next-host', page, check);
  const count = page.locator('[data-component="result-count"]');

  await step('searches by keyboard', async () => {
    await page.goto(url, { waitUntil: 'networkidle' });
    const all = await count.innerText();
    await page.getByRole('searchbox').focus();
    await page.keyboard.type('basis data');
    await page.keyboard.press('Enter');
    await page.waitForURL(/q=basis/);
    await page.waitForFunction((text) => !document.body.innerText.includes(text), all);
  });

  await step('filters by keyboard', async () => {
    const found = await count.innerText();
    await page.getByRole('combobox', { name: 'Tingkat kesulitan' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.waitForURL(/level=Mudah/);
    await page.waitForFunction((text) => !document.body.innerText.includes(text), found);
    const levels = await page.locator('[data-component="badge"]').allInnerTexts();
    return differs(
      'other levels',
      levels.some((level) => level !== 'Mudah'),
      false,
    );
  });

  await step('opens and closes a dialog by keyboard', async () => {
    const opener = page.getByRole('button', { name: /^Berkas / }).first();
    await opener.focus();
    await page.keyboard.press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('link', { name: /^Download / })
      .first()
      .waitFor();
    const inside = await dialog.evaluate((element) => element.contains(document.activeElement));
    const axe = await auditThemes(page);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    const back = await opener.evaluate((element) => element === document.activeElement);
    return [...axe, ...differs('focus inside', inside, true), ...differs('focus back', back, true)];
  });

  await step('filters in a dialog on a phone', async () => {
    await page.setViewportSize({ width: 375, height: 812 });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Filter' }).press('Enter');
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('combobox').selectOption('Sulit');
    await dialog.getByRole('button', { name: 'Terapkan Filter' }).press('Enter');
    await page.waitForURL(/level=Sulit/);
    await dialog.waitFor({ state: 'detached' });
    // Next.js takes the title away while it puts another page in place.
    await page.waitForFunction(() => document.title !== '');
    return auditThemes(page);
  });

  end();
  await context.close();
}
