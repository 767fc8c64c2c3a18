// Measures and prints: `node benchmarks/search/paged.mjs`, after `npm run build`. A bank of 25,000
// sets on the real server: the site asks for pages. From Enter in the search box to the paint of what
// was found, on loopback.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { findBrowser, launchArguments } from '../../scripts/shared/browser.mjs';
import { startBank } from '../server/lib/bank.mjs';
import { fillBank } from '../server/lib/fill.mjs';

const SETS = 25_000;
const ROUNDS = 6;
const TEXTS = ['graph', 'ratna wulandari 7', 'uts basis', 'routing', 'web 4', 'tidak ada'];

const dataDir = await mkdtemp(join(tmpdir(), 'bank-soal-paged-'));
const admin = { email: 'admin@contoh.ac.id', password: 'admin12345' };
const empty = await startBank(dataDir, admin);
await empty.stop();
fillBank(dataDir, SETS);
const bank = await startBank(dataDir, admin, { PUBLIC_BROWSING: 'true' });

/** Runs in the page: notes how long it takes from Enter to the paint of another result. */
function watch() {
  window.times = [];
  let pressed = 0;
  addEventListener(
    'keydown',
    ({ key }) => {
      if (key === 'Enter') pressed = performance.now();
    },
    { capture: true },
  );
  const painted = (then) =>
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', then, { once: true });
      port1.start();
      port2.postMessage(null);
    });
  const shown = () => {
    const count = document.querySelector('main')?.innerText.match(/Menampilkan [\d.]+/)?.[0];
    return count && `${count} ${document.querySelector('main article h2')?.textContent}`;
  };
  let before;
  new MutationObserver(() => {
    const now = shown();
    if (now === undefined || now === before) return;
    before = now;
    if (pressed === 0) return;
    const from = pressed;
    pressed = 0;
    painted(() => window.times.push(performance.now() - from));
  }).observe(document, { childList: true, subtree: true, characterData: true });
}

const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
const asked = [];
page.on('request', (request) => asked.push(request.url()));
await page.addInitScript(watch);
await page.goto(`${bank.url}/search`);
await page.getByText('Menampilkan 25.000 hasil pencarian').waitFor();
for (let round = 0; round < ROUNDS; round += 1) {
  for (const text of TEXTS) {
    const { length } = await page.evaluate(() => window.times);
    await page.getByRole('searchbox').fill(text);
    await page.keyboard.press('Enter');
    await page.waitForFunction((count) => window.times.length > count, length);
  }
}
const times = (await page.evaluate(() => window.times)).toSorted((a, b) => a - b);
const whole = asked.filter((url) => url.endsWith('/api/questionsets'));
await browser.close();
await bank.stop();
await rm(dataDir, { recursive: true, force: true });
if (whole.length > 0) throw new Error('The whole list was asked for');
const at = (part) => times[Math.floor((times.length - 1) * part)].toFixed(0);
console.log(
  `${SETS} sets, ${times.length} searches: p50 ${at(0.5)} ms, p90 ${at(0.9)} ms, worst ${at(1)} ms`,
);
process.exit(0);
