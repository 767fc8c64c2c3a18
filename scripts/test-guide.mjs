// Follows docs/developer.md from an empty folder, with the packed packages: `npm run test:guide`.
// `-- --keep FOLDER` leaves the result and pictures of it there.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from 'playwright';
import { startServer } from '../apps/site/journeys/support/server.ts';
import { build } from './build/build-targets.mjs';
import { guideSteps } from './docs/guide-steps.mjs';
import { freePort } from './hosts/install.mjs';
import { createReport, listen } from './hosts/report.mjs';
import { servePreview } from './hosts/serve.mjs';
import { findBrowser, launchArguments } from './shared/browser.mjs';
import { packAll } from './shared/pack.mjs';

const { keep } = parseArgs({ options: { keep: { type: 'string' } } }).values;
const guide = fileURLToPath(new URL('../docs/developer.md', import.meta.url));
const words = `import { Words } from './words';`;

if (build([])) process.exit(1);
const scratch = keep ? resolve(keep) : mkdtempSync(join(tmpdir(), 'bank-soal-guide-'));
const folder = join(scratch, 'site');
for (const name of ['tarballs', 'site']) mkdirSync(join(scratch, name), { recursive: true });
packAll(join(scratch, 'tarballs'));
const report = createReport();
const server = await startServer();
process.env.BANK_SOAL_SERVER = server.url;

try {
  const followed = guideSteps(readFileSync(guide, 'utf8')).every(follow);
  if (followed) {
    await look('as the guide leaves it', 'id', 'Cari menurut mata kuliah, dosen, atau topik');
    speakEnglish();
    if (follow({ command: 'npm run build' })) {
      await look('in English', 'en', 'Course, lecturer, or theorem');
    }
  }
} finally {
  await server.stop();
  if (!keep) rmSync(scratch, { recursive: true, force: true });
}
report.end();

/** @type {(step: import('./docs/guide-steps.mjs').Step) => boolean} */
function follow(step) {
  if ('file' in step) {
    mkdirSync(dirname(join(folder, step.file)), { recursive: true });
    writeFileSync(join(folder, step.file), step.content);
    return true;
  }
  const { status, stdout, stderr } = spawnSync(step.command, {
    cwd: folder,
    encoding: 'utf8',
    shell: true,
  });
  report.check(step.command, status === 0 ? [] : `${stdout}${stderr}`.split('\n'));
  return status === 0;
}

/** The guide's words: the texts stand around the frame, and compile with all else. */
function speakEnglish() {
  const path = join(folder, 'src/app.tsx');
  const app = readFileSync(path, 'utf8')
    .replace('<SiteFrame', '<Words><SiteFrame')
    .replace('</SiteFrame>', '</SiteFrame></Words>');
  writeFileSync(path, `${words}\n${app}`);
  const page = join(folder, 'index.html');
  writeFileSync(page, readFileSync(page, 'utf8').replace('lang="id"', 'lang="en"'));
}

/**
 * Searches on the page in both themes, as a reader would.
 *
 * @param {string} name
 * @param {string} language
 * @param {string} placeholder of the search box
 */
async function look(name, language, placeholder) {
  const theme = readFileSync(join(folder, 'src/theme.css'), 'utf8');
  const served = await servePreview(folder, await freePort());
  const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
  try {
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      const page = await browser.newPage({ colorScheme, viewport: { width: 1280, height: 900 } });
      /** @type {string[]} */
      const noise = [];
      listen(page, colorScheme, noise);
      await page.goto(served.url);
      await page.getByPlaceholder(placeholder).fill('basis data');
      await page.waitForURL(/\?q=basis\+data/);
      await page
        .getByRole('heading', { name: /Basis Data/i })
        .first()
        .waitFor();
      const shown = await page.evaluate(() => ({
        lang: document.documentElement.lang,
        brand: getComputedStyle(document.documentElement).getPropertyValue('--ui-brand-9'),
      }));
      if (shown.lang !== language) noise.push(`the page says that it is in ${shown.lang}`);
      if (!theme.includes(shown.brand.trim() || 'none')) noise.push(`the brand is ${shown.brand}`);
      if (keep) await page.screenshot({ path: join(scratch, `${language}-${colorScheme}.png`) });
      report.check(`${name}, ${colorScheme}: a themed search`, noise);
      await page.close();
    }
  } finally {
    await browser.close();
    served.stop();
  }
}
