// Measures and prints: `node benchmarks/first-screen/run.mjs [runs]`, after `npm run build`.
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build } from 'vite';
import { findBrowser, launchArguments } from '../../scripts/shared/browser.mjs';
import { repository, serve } from './serve.mjs';

/** Slow 4G, and a processor slowed four times. */
const NETWORK = { offline: false, latency: 150, downloadThroughput: 2e5, uploadThroughput: 93_750 };
const CPU_RATE = 4;
const SETTLED_MS = 4000;

const here = fileURLToPath(new URL('.', import.meta.url));
const runs = Number(process.argv[2] ?? 9);

await build({
  root: here,
  configFile: false,
  logLevel: 'error',
  plugins: [react()],
  build: { outDir: 'dist', emptyOutDir: true },
});

/** Runs in the page, before anything of it. */
function watch() {
  window.seen = { fcp: 0, lcp: 0, cls: 0, set: 0, what: '' };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  on('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') window.seen.fcp = startTime;
  });
  on('largest-contentful-paint', ({ startTime, element }) => {
    window.seen.lcp = startTime;
    window.seen.what = element?.localName ?? '';
  });
  on('layout-shift', ({ value, hadRecentInput }) => {
    if (!hadRecentInput) window.seen.cls += value;
  });
  // In the frame that shows it, where its style is worked out anyway: to be told of every element of a page
  // while it is read would hold the page up, by a tenth of a second.
  requestAnimationFrame(function look() {
    // It may be there and not be shown yet.
    if (!document.querySelector('main h2')?.checkVisibility()) requestAnimationFrame(look);
    else setTimeout(() => Object.assign(window.seen, { set: performance.now() }));
  });
}

async function visit(browser, url) {
  const context = await browser.newContext({ viewport: { width: 412, height: 823 } });
  const page = await context.newPage();
  await page.addInitScript(watch);
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', NETWORK);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_RATE });
  const scripts = new Map();
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || response.url.endsWith('.js')) scripts.set(requestId, 0);
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) scripts.set(requestId, encodedDataLength);
  });
  await page.goto(`${url}/search`, { waitUntil: 'load' });
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(() => window.seen);
  await context.close();
  return { ...seen, scripts: [...scripts.values()].reduce((sum, size) => sum + size, 0) };
}

const places = {
  ours: await serve(join(repository, 'apps/site/dist')),
  bare: await serve(join(here, 'dist')),
};
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const visits = { ours: [], bare: [] };
for (let run = 0; run <= runs; run += 1) {
  for (const name of ['ours', 'bare']) {
    const seen = await visit(browser, places[name].url);
    // The first visit of each warms the servers.
    if (run > 0) visits[name].push(seen);
  }
}
await browser.close();
await Promise.all(Object.values(places).map(({ stop }) => stop()));

const middle = (name, part) => {
  const sorted = visits[name].map((seen) => seen[part]).toSorted((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
};
console.log('| What | Ours | Bare React | Ratio |\n|---|---|---|---|');
const row = (what, part, unit, digits) => {
  const [ours, bare] = [middle('ours', part) / unit, middle('bare', part) / unit];
  const ratio = bare === 0 ? '–' : `${(ours / bare).toFixed(2)} ×`;
  console.log(`| ${what} | ${ours.toFixed(digits)} | ${bare.toFixed(digits)} | ${ratio} |`);
};
row('First contentful paint, s', 'fcp', 1000, 2);
row('Largest contentful paint, s', 'lcp', 1000, 2);
row('First set of the list on the screen, s', 'set', 1000, 2);
row('Cumulative layout shift', 'cls', 1, 3);
row('JavaScript on the wire until all is still, kB', 'scripts', 1000, 0);
console.log(`Largest: ${visits.ours.at(-1).what}, ${visits.bare.at(-1).what}`);
process.exit(0);
