import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Asks for violations alone: naming every element that is well takes longer than looking. */
const RUN = `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) =>
  violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => id + ': ' + target)))`;

/** Runs axe on the page as it stands; returns one line a violation and element. */
export async function audit(page: Page): Promise<string[]> {
  // Evaluated, not inserted: the page's policy forbids foreign script elements.
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe);
  return page.evaluate<string[]>(RUN);
}
