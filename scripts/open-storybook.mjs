// Opens a built Storybook as people do, with its frame around, and then all of its pages:
// `node scripts/open-storybook.mjs FOLDER`. The stories' own tests never see either; an addon or an example that
// breaks would go unnoticed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from './browser.mjs';
import { serveFolder } from './hosts/serve.mjs';
import { openPages } from './open-pages.mjs';

const PAGE = 'paket-soal-questionsetcard--docs';
const STORY = 'paket-soal-questionsetcard--states';
const BRAND = '#b91c1c';

const folder = process.argv[2] ?? 'storybook-static';
const served = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
/** @type {string[]} */
const problems = [];

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  /** @type {(error: Error) => void} */
  const note = ({ message }) => problems.push(message);
  page.on('pageerror', note);
  const preview = page.frameLocator('#storybook-preview-iframe');
  const theme = () => preview.locator('html').getAttribute('data-theme');

  await page.goto(`${served.url}/index.html?path=/docs/${PAGE}&globals=theme:dark`);
  await preview.getByRole('heading', { level: 1 }).waitFor();
  if ((await theme()) !== 'dark') problems.push('the page of documentation is not in the theme');

  await page.goto(`${served.url}/index.html?path=/story/${STORY}&globals=theme:dark`);
  await preview.locator('[data-component="question-set-card"]').first().waitFor();
  if ((await theme()) !== 'dark') problems.push('the story is not in the theme');

  await page.getByLabel('Warna merek').fill(BRAND);
  await page.getByRole('button', { name: 'Warna semula' }).waitFor();
  await preview.locator(`html[data-brand="${BRAND}"]`).waitFor();
  const sheet = await preview.locator('#bank-soal-theme').textContent();
  if (!sheet?.includes('--ui-brand-9')) problems.push('the toolbar does not try a brand');

  page.off('pageerror', note);
  /** @type {{ id: string, title: string, type: string }[]} */
  const entries = Object.values(
    JSON.parse(readFileSync(join(folder, 'index.json'), 'utf8')).entries,
  );
  const pages = entries.filter(({ type }) => type === 'docs');
  problems.push(...(await openPages(page, served.url, pages)));
  console.log(`${pages.length} pages of documentation opened.`);
} catch (error) {
  problems.push(error instanceof Error ? error.message : String(error));
} finally {
  await browser.close();
  served.stop();
}

for (const problem of problems) console.error(`Storybook: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
