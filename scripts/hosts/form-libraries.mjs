import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { install, run } from './install.mjs';
import { serveFolder } from './serve.mjs';

const vite = fileURLToPath(new URL('../../node_modules/vite/bin/vite.js', import.meta.url));
const guide = fileURLToPath(new URL('../../docs/developer.md', import.meta.url));
const libraries = { 'react-hook-form': 'react-hook-form', 'tanstack-form': 'TanStack Form' };

/**
 * Compiles the recipes of the guide for libraries of forms as they stand there, and fills them in.
 *
 * @param {string} folder where the host's template lies
 * @param {import('../shared/pack.mjs').Packed[]} packages
 * @param {import('playwright').Browser} browser
 * @param {(what: string, problems: string[]) => void} say
 */
export async function tryFormLibraries(folder, packages, browser, say) {
  for (const [file, heading] of Object.entries(libraries))
    writeFileSync(join(folder, `src/${file}.tsx`), recipe(heading));
  install(
    folder,
    packages.filter(({ name }) => name === '@bank-soal/ui'),
  );
  const typed = run(folder, ['node_modules/typescript/bin/tsc', '-p', '.']);
  say('compiles', typed.ok ? [] : [typed.output]);
  const built = run(folder, [vite, 'build', '--logLevel', 'warn']);
  say('builds', built.ok ? [] : [built.output]);
  if (!built.ok) return;
  const served = await serveFolder(join(folder, 'dist'));
  const page = await browser.newPage();
  try {
    await page.goto(`${served.url}/index.html`);
    for (const name of Object.keys(libraries))
      say(`${name} checks and saves`, await fill(page.getByRole('region', { name })));
  } finally {
    await page.close();
    served.stop();
  }
}

/** The code under a heading of the guide. @type {(heading: string) => string} */
function recipe(heading) {
  const text = readFileSync(guide, 'utf8');
  const part = text.slice(text.indexOf(`\n### ${heading}\n`));
  const code = /\n```tsx\n(.*?)^```$/ms.exec(part)?.[1];
  if (code === undefined) throw new Error(`The guide has no recipe for ${heading}`);
  return code;
}

/** Sends it empty, then filled in. @type {(form: import('playwright').Locator) => Promise<string[]>} */
async function fill(form) {
  const send = form.getByRole('button', { name: 'Save', exact: true });
  await send.click();
  await form.getByText('Give it a title').waitFor();
  await form.getByText('Choose a topic').waitFor();
  await form.getByRole('textbox', { name: 'Title' }).fill('Ujian');
  const topics = form.getByRole('combobox', { name: 'Topics' });
  await topics.fill('tre');
  await topics.press('Enter');
  await topics.press('Escape');
  await send.click();
  const output = form.locator('output');
  await output.filter({ hasText: 'title' }).waitFor();
  const saved = await output.innerText();
  return saved === '{"title":"Ujian","topics":["t2"]}' ? [] : [`it saves ${saved}`];
}
