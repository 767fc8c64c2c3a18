// Compares the stories that show states with stored screenshots: `npm run test:visual`.
// `-- --update` renews the references; words pick stories: `-- badge button`.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { serveFolder } from '../hosts/serve.mjs';
import { findBrowser, launchArguments } from '../shared/browser.mjs';
import { hashOf } from '../shared/hash.mjs';
import { compare } from './visual-compare.mjs';
import { shotsOf, unfit } from './visual-plan.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const work = join(root, '.cache/visual');
const references = join(work, 'references');
const results = join(work, 'changes');
const record = join(references, 'taken-with.json');
const update = process.argv.includes('--update');
const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));

mkdirSync(references, { recursive: true });
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

const storybook = builtStorybook();
const served = await serveFolder(storybook);
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const now = { browser: browser.version(), platform: process.platform };
const stored = existsSync(record) ? JSON.parse(readFileSync(record, 'utf8')) : undefined;
const reason = unfit(stored, now);
// References of two browsers side by side would pass for those of one.
const mixes = stored !== undefined && words.length > 0;
const counts = { same: 0, changed: 0, taken: 0 };

try {
  if (reason && (!update || mixes)) {
    console.log(
      `[visual] No references: ${reason}. Take them from a state that is known to be right:`,
    );
    console.log('[visual]   npm run test:visual -- --update');
    process.exitCode = 2;
  } else {
    await lookAtAll();
    if (update) writeFileSync(record, `${JSON.stringify(now, null, 2)}\n`);
    console.log(summary());
    process.exitCode = counts.changed > 0 ? 1 : 0;
  }
} finally {
  await browser.close();
  served.stop();
}

async function lookAtAll() {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  const all = shotsOf(entries);
  const shots = all.filter(
    ({ story }) => words.length === 0 || words.some((word) => story.includes(word)),
  );
  const queue = [...shots];
  await Promise.all([worker(queue), worker(queue)]);
  if (words.length > 0) return;
  const known = new Set(all.map(({ file }) => file));
  for (const file of readdirSync(references).filter((name) => name.endsWith('.png'))) {
    if (known.has(file)) continue;
    if (update) rmSync(join(references, file));
    else report(file, 'has a reference, but no story any more');
  }
}

/** @param {import('./visual-plan.mjs').Shot[]} queue */
async function worker(queue) {
  const context = await browser.newContext({
    viewport: { width: 1024, height: 768 },
    deviceScaleFactor: 1,
    reducedMotion: 'reduce',
    locale: 'id-ID',
    timezoneId: 'Asia/Jakarta',
  });
  for (let shot = queue.shift(); shot; shot = queue.shift()) {
    const page = await context.newPage();
    const picture = await photograph(page, shot)
      .catch((error) => report(shot.file, `has no picture: ${error.message.split('\n')[0]}`))
      .finally(() => page.close());
    if (!picture) continue;
    if (update) {
      writeFileSync(join(references, shot.file), picture);
      counts.taken += 1;
      continue;
    }
    const change = compare(picture, join(references, shot.file), join(results, shot.file));
    if (change) report(shot.file, change);
    else counts.same += 1;
  }
  await context.close();
}

/** @type {(page: import('playwright').Page, shot: import('./visual-plan.mjs').Shot) => Promise<Buffer>} */
async function photograph(page, { story, theme }) {
  // The same hour for everyone, so that dates on stories do not age.
  await page.clock.setFixedTime(new Date('2026-11-02T03:00:00Z'));
  await page.goto(`${served.url}/iframe.html?id=${story}&viewMode=story&globals=theme:${theme}`);
  // Not a locator: a body that only holds a dialog has no height, and would pass for hidden.
  await page.waitForFunction(
    () =>
      document.body.matches('.sb-show-main') &&
      document.querySelector('#storybook-root > *, [role="dialog"], [role="alertdialog"]'),
  );
  await page.evaluate(() => document.fonts.ready);
  await page.waitForLoadState('networkidle');
  // Twice the same picture: what loads late, or is still being laid out, has come to rest.
  let last = await take(page);
  for (let tries = 0; tries < 8; tries += 1) {
    await page.waitForTimeout(150);
    const next = await take(page);
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}

/** @type {(page: import('playwright').Page) => Promise<Buffer>} */
function take(page) {
  return page.screenshot({ fullPage: true, animations: 'disabled', caret: 'hide' });
}

/** @type {(file: string, change: string) => void} */
function report(file, change) {
  counts.changed += 1;
  console.log(`✗ ${file.replace(/\.png$/, '')} ${change}`);
}

function summary() {
  const missing = counts.changed > 0 ? `, ${counts.changed} not` : '';
  if (update)
    return `[visual] ${counts.taken} references taken with Chromium ${now.browser}${missing}`;
  const where = counts.changed > 0 ? `; see ${results}` : '';
  return `[visual] ${counts.same} passed, ${counts.changed} failed${where}`;
}

/** Builds the Storybook when something that it shows changed. */
function builtStorybook() {
  const folder = join(work, 'storybook');
  const stamp = join(work, 'storybook.hash');
  const inputs = [
    'packages',
    '.storybook',
    'scripts/visual/mark-snapshots.mjs',
    'package-lock.json',
  ];
  const hash = hashOf(root, inputs);
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return folder;
  console.log('[visual] builds the Storybook');
  const shell = process.platform === 'win32';
  rmSync(stamp, { force: true });
  execFileSync('storybook', ['build', '--quiet', '--output-dir', folder], { cwd: root, shell });
  writeFileSync(stamp, hash);
  return folder;
}
