import { audit } from '../../apps/site/journeys/support/audit.ts';

/**
 * Runs axe on the page as it stands, in the light and in the dark.
 *
 * @param {import('playwright').Page} page
 * @returns {Promise<string[]>}
 */
export async function auditThemes(page) {
  /** @type {string[]} */
  const problems = [];
  for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
    await page.emulateMedia({ colorScheme });
    const found = await audit(page);
    problems.push(...found.map((problem) => `${colorScheme}: ${problem}`));
  }
  await page.emulateMedia({ colorScheme: 'light' });
  return problems;
}
