import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, run } from './install.mjs';
import { serveFolder } from './serve.mjs';
import { weigh } from './weigh.mjs';

/** A host that takes no optional part installs at most this. */
const MOST = { packages: 30, megabytes: 40 };
const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));

/** Parts, and the package that each cannot do without. @type {[entry: string, needs: string][]} */
const parts = [
  ['pdf-viewer', 'react-pdf'],
  ['date-field', 'react-day-picker'],
  ['date-range-field', 'react-day-picker'],
  ['sortable-list', '@dnd-kit/dom'],
  ['markdown-view', 'rehype-sanitize'],
];

/**
 * Installs `ui` alone, weighs that, uses it, and then uses parts whose packages are missing.
 *
 * @param {string} folder where the host's template lies
 * @param {import('../shared/pack.mjs').Packed[]} packages
 * @param {import('playwright').Browser} browser
 * @param {(what: string, problems: string[]) => void} say
 */
export async function tryBare(folder, packages, browser, say) {
  install(
    folder,
    packages.filter(({ name }) => name === '@bank-soal/ui'),
  );
  const weight = weigh(folder);
  const heavy = weight.packages > MOST.packages || weight.megabytes > MOST.megabytes;
  const limit = `the limit is ${MOST.packages} packages and ${MOST.megabytes} MB`;
  say(`ui alone is ${told(weight)}`, heavy ? [limit] : []);
  const built = run(folder, [vite, 'build', '--logLevel', 'warn']);
  say('builds', built.ok ? [] : [built.output]);
  if (built.ok) say('works', await tryOut(join(folder, 'dist'), browser));
  for (const [entry, needs] of parts) {
    const source = `import * as part from '@bank-soal/ui/${entry}';\nconsole.log(part);\n`;
    writeFileSync(join(folder, 'src/main.tsx'), source);
    const { ok, output } = run(folder, [vite, 'build', '--logLevel', 'warn']);
    const named = !ok && output.includes(needs);
    say(`${entry} says that it needs ${needs}`, named ? [] : [ok ? 'it was built' : output]);
  }
}

/** @type {(weight: ReturnType<typeof weigh>) => string} */
export const told = ({ packages, megabytes }) => `${packages} packages and ${megabytes} MB`;

/** @type {(folder: string, browser: import('playwright').Browser) => Promise<string[]>} */
async function tryOut(folder, browser) {
  const served = await serveFolder(folder);
  const page = await browser.newPage();
  /** @type {string[]} */
  const problems = [];
  page.on('pageerror', ({ message }) => problems.push(message));
  try {
    await page.goto(`${served.url}/index.html`);
    await page.getByRole('button', { name: 'Buka dialog' }).click();
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Buka menu' }).click();
    await page.getByRole('menuitem', { name: 'Butir' }).click();
    return problems;
  } finally {
    await page.close();
    served.stop();
  }
}
