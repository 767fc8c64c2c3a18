import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Asks for violations alone: naming every element that is well takes longer than looking. */
const run = (options: object) => `axe.run(document, ${JSON.stringify({
  resultTypes: ['violations'],
  ...options,
})}).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`;

const EVERYTHING = run({});
/** What another theme can change of a page that is well in one. */
const COLOURS = run({ runOnly: ['color-contrast', 'link-in-text-block'] });

/** Takes what moves to its end; what turns for ever has none. */
const FINISH = `for (const moving of document.getAnimations())
  if (moving.effect?.getComputedTiming().endTime < Infinity) moving.finish()`;

/** Runs axe on the page as it stands; returns one line a violation and element. */
export async function audit(page: Page, script = EVERYTHING): Promise<string[]> {
  // Evaluated, not inserted: the page's policy forbids foreign script elements.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  // Words that are coming in have the colour of neither.
  await page.evaluate(FINISH);
  return page.evaluate<string[]>(script);
}

/** Runs axe on the page as it stands, and looks at its colours in the dark theme too; leaves the light one. */
export async function auditBothThemes(page: Page): Promise<string[]> {
  const light = await audit(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const dark = await audit(page, COLOURS);
  await page.emulateMedia({ colorScheme: 'light' });
  return [...light, ...dark.map((line) => `dark: ${line}`)];
}
