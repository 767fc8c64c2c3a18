// Measures and prints: `node benchmarks/search/run.mjs`. Needs the repository's own packages only.
import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { chromium } from 'playwright';
import { build, defaultClientConditions, preview } from 'vite';
import { findBrowser, launchArguments } from '../../scripts/shared/browser.mjs';

const root = fileURLToPath(new URL('.', import.meta.url));
const config = {
  root,
  configFile: false,
  logLevel: 'error',
  plugins: [react(), tailwindcss()],
  resolve: { conditions: ['@bank-soal/source', ...defaultClientConditions] },
  build: { outDir: 'dist', emptyOutDir: true },
};
await build(config);
const server = await preview({ ...config, preview: { port: 0, host: '127.0.0.1' } });
const browser = await chromium.launch({ executablePath: findBrowser(), args: launchArguments });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(server.resolvedUrls.local[0]);
await page.waitForFunction(() => 'paint' in window);

const at = (times, part) => times.toSorted((a, b) => a - b)[Math.floor((times.length - 1) * part)];
const ms = (value) => value.toFixed(value < 10 ? 2 : 0);
const row = (what, count, part, { ours, naive }) => {
  const [a, b] = [at(ours, part), at(naive, part)];
  console.log(`| ${what} | ${count} | ${ms(a)} | ${ms(b)} | ${(b / a).toFixed(1)} × |`);
};

console.log('| What, ms | Sets | Ours | Naive | Naive / ours |\n|---|---|---|---|---|');
for (const count of [1000, 10_000]) {
  const times = await page.evaluate(([n, r]) => window.engine(n, r), [count, 40]);
  row('One key, search only, p50', count, 0.5, times);
}
for (const count of [1000, 10_000]) {
  const times = await page.evaluate(([n, r]) => window.paint(n, r), [count, count > 1000 ? 3 : 5]);
  row('One key to paint, p50', count, 0.5, times);
  row('One key to paint, worst', count, 1, times);
}
await browser.close();
await server.close();
process.exit(0);
