// Opens a built Storybook as people do, with its frame around, and then all of its pages:
// `node scripts/storybook/open-storybook.mjs FOLDER`. The stories' own tests never see either; an addon or an example that
// breaks would go unnoticed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveFolder } from '../hosts/serve.mjs';
import { findBrowser, launchArguments } from '../shared/browser.mjs';
import { openPages, PATIENCE_MS } from './open-pages.mjs';

const PAGE = 'paket-soal-questionsetcard--docs';
const STORY = 'paket-soal-questionsetcard--states';
const STORY_TO_CHANGE = 'umpan-balik-alert--docs';
const PAGE_OF_MENUS = 'tindakan-menu--docs';
const BRAND = '#b91c1c';

const folder = process.argv[2] ?? 'storybook-static';
const served = await serveFolder(folder);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
/** @type {string[]} */
const problems = [];

try {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.setDefaultTimeout(PATIENCE_MS);
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

  await page.goto(`${served.url}/index.html?path=/docs/${PAGE_OF_MENUS}&globals=language:en`);
  await preview.getByRole('button', { name: 'Unduh' }).first().waitFor();
  await preview.locator('iframe').nth(2).waitFor();
  if ((await preview.getByRole('menu').count()) > 0)
    problems.push('the page of Menu is covered by its menus');
  await page.locator('#storybook-explorer-tree').getByText('Feedback', { exact: true }).waitFor();
  await page.locator('#storybook-explorer-searchfield').fill('modal');
  await page.locator('[role="option"][data-id="umpan-balik-dialog--docs"]').waitFor();

  await tryPlayground();
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

/** Opens the code of a story, changes it, breaks it, and opens the link to it as somebody else. */
async function tryPlayground() {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    permissions: ['clipboard-read', 'clipboard-write'],
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  page.on('pageerror', ({ message }) => problems.push(`playground: ${message}`));
  const preview = page.frameLocator('#storybook-preview-iframe');
  const code = preview.getByRole('textbox', { name: 'Kode' });
  const result = preview.getByRole('region', { name: 'Hasil' });

  await page.goto(`${served.url}/index.html?path=/docs/${STORY_TO_CHANGE}&globals=theme:dark`);
  await preview.getByRole('button', { name: 'Coba di playground' }).first().click();
  await result.locator('[data-component="alert"]').waitFor();
  if (!(await code.inputValue()).includes("from '@bank-soal/ui/alert'"))
    problems.push('the playground does not open the code of a story');

  await code.fill('<Badge>Diubah</Badge>');
  await result.locator('[data-component="badge"]', { hasText: 'Diubah' }).waitFor();
  await code.fill('<Badge>Rusak');
  await result.locator('[data-component="alert"][data-tone="danger"]').waitFor();
  if (!(await result.getByText('Diubah').isVisible()))
    problems.push('the playground does not keep the last result');
  await code.fill('<Badge>Dibagikan</Badge>');
  await result.locator('[data-component="badge"]', { hasText: 'Dibagikan' }).waitFor();
  await code.press('Tab');
  if (await code.evaluate((field) => field === field.ownerDocument.activeElement))
    problems.push('Tab does not leave the code of the playground');
  await preview.getByRole('button', { name: 'Salin tautan' }).click();
  await preview.getByRole('status').getByText('Disalin').waitFor({ state: 'attached' });
  const link = await page.evaluate(() => navigator.clipboard.readText());
  await context.close();

  const other = await browser.newPage({ viewport: { width: 375, height: 812 } });
  other.setDefaultTimeout(PATIENCE_MS);
  const shown = other.frameLocator('#storybook-preview-iframe');
  await other.goto(link);
  const run = shown.getByRole('button', { name: 'Jalankan' });
  await run.waitFor();
  if ((await shown.getByText('Dibagikan', { exact: true }).count()) > 0)
    problems.push('the playground runs code of a link by itself');
  await run.click();
  await shown.locator('[data-component="badge"]', { hasText: 'Dibagikan' }).waitFor();
  await other.close();
}

for (const problem of problems) console.error(`Storybook: ${problem}`);
process.exitCode = problems.length > 0 ? 1 : 0;
